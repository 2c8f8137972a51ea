import { expect, test } from '../support/test.ts';
import { DEMO_TIME_ZONE } from './demo-jobs.ts';

const TOOL = 'Book a table';

test.use({ timezoneId: DEMO_TIME_ZONE });

/** What assistive technology is told, step by step: roles, names, states and words, in the order they are read. */
test('edit, errors, review and the question before losing answers, as a screen reader finds them', async ({
  page,
  host,
  dialog,
}) => {
  await host.openWithDemo();
  await host.call(TOOL);
  await dialog.expectOpen();
  // The page behind is hidden: nothing but the dialog is in the tree.
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - /children: equal
    - dialog "Demo server asks for information":
      - /children: contain
      - heading "Demo server asks for information" [level=2]
      - button "Close without answering"
      - paragraph: /^http:\\/\\/127\\.0\\.0\\.1:\\d+ · Not verified by this app$/
      - paragraph: Calls itself Elicit Demo · elicit-demo · 1.0.0
      - paragraph: Asked while running book-table
      - paragraph: Message from Demo server
      - text: Which table may I book at the Harbour Kitchen? Date Required
      - textbox "Date"
      - text: Arrival Required
      - paragraph: The table is kept for 15 minutes.
      - textbox "Arrival"
      - text: "Time zone: America/St_Johns"
      - button "Change time zone"
      - text: Guests Required
      - textbox "Guests": "2"
      - button "Clear Guests"
      - text: From 1 to 12 Area Required
      - radiogroup "Area":
        - radio "By the window"
        - radio "Terrace"
        - radio "At the bar"
      - text: Note to the kitchen
      - paragraph: Allergies, a birthday, a high chair.
      - textbox "Note to the kitchen"
      - button "Decline"
      - button "Review answers"
  `);
  await expect(dialog.root).toHaveAccessibleDescription(/Which table may I book/);
  await expect(dialog.text('Guests')).toHaveAccessibleDescription(/From 1 to 12/);
  await expect(dialog.text('Note to the kitchen')).toHaveAccessibleDescription(/Allergies/);
  await expect(dialog.text('Guests')).toHaveAttribute('aria-required', 'true');

  await dialog.review.click();
  await expect(dialog.root).toMatchAriaSnapshot(`
    - alert:
      - heading "3 answers need your attention" [level=3]
      - list:
        - listitem:
          - button "Date"
          - text: Enter a date.
        - listitem:
          - button "Arrival"
          - text: Enter a date and time.
        - listitem:
          - button "Area"
          - text: Choose an option.
    - text: Date Required
    - textbox "Date" [invalid]
    - paragraph: Enter a date.
    - text: Arrival Required
    - textbox "Arrival" [invalid]
    - paragraph: Enter a date and time.
    - textbox "Guests": "2"
    - radiogroup "Area" [invalid]
    - paragraph: Choose an option.
    - button "Review answers"
  `);
  await expect(dialog.field('Date').locator('input')).toHaveAccessibleDescription(/Enter a date\./);

  await dialog.fillDate('Date', '2031-05-17');
  await dialog.fillDate('Arrival', '2031-05-17T19:30');
  await dialog.pick('Area', 'Terrace');
  await dialog.review.click();
  await expect(dialog.root).toMatchAriaSnapshot(`
    - heading "Demo server asks for information" [level=2]
    - button "Close without answering"
    - heading "Check your answers" [level=3]
    - paragraph: This is exactly what will be sent to Demo server.
    - term: Date
    - definition:
      - text: Saturday, May 17, 2031
      - code: 2031-05-17
    - definition: Entered by you
    - definition:
      - button "Edit Date"
    - term: Arrival
    - definition:
      - code: 2031-05-17T19:30:00-02:30
      - text: "Time zone: America/St_Johns"
    - term: Guests
    - definition: "2"
    - definition: Suggested by the server
    - term: Area
    - definition:
      - text: Terrace
      - code: terrace
    - term: Note to the kitchen
    - definition:
      - emphasis: Not answered
    - definition: Left out
    - button "Show as JSON"
    - button "Edit answers"
    - button "Decline"
    - button "Send"
  `);

  await page.keyboard.press('Escape');
  await expect(dialog.discard).toMatchAriaSnapshot(`
    - alertdialog "Close without answering?":
      - heading "Close without answering?" [level=3]
      - paragraph: What you entered will be lost. Nothing has been sent.
      - button "Discard and close"
      - button "Keep editing"
  `);
  await expect(dialog.discard).toHaveAccessibleDescription(/What you entered will be lost/);
});

test('an address and its site, as a screen reader finds them', async ({ host, dialog }) => {
  await host.openWithDemo();
  await host.call('Connect an account');
  await dialog.expectOpen();
  await expect(dialog.root).toMatchAriaSnapshot(`
    - heading "Demo server asks you to open a page" [level=2]
    - button "Close without answering"
    - paragraph: Message from Demo server
    - term: Site
    - term: Full address
    - button "Copy address"
    - button "Decline"
    - button /^Open 127\\.0\\.0\\.1:\\d+$/
  `);
});
