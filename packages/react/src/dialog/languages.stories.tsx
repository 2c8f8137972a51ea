import type { Messages } from '@elicit-kit/core';
import { createFormatter } from '@elicit-kit/core/messages';
import { ar } from '@elicit-kit/core/messages/ar';
import { de } from '@elicit-kit/core/messages/de';
import { en } from '@elicit-kit/core/messages/en';
import { es } from '@elicit-kit/core/messages/es';
import { fr } from '@elicit-kit/core/messages/fr';
import { ja } from '@elicit-kit/core/messages/ja';
import { ko } from '@elicit-kit/core/messages/ko';
import { ptBr } from '@elicit-kit/core/messages/pt-br';
import { ru } from '@elicit-kit/core/messages/ru';
import { zhCn } from '@elicit-kit/core/messages/zh-cn';
import { zhTw } from '@elicit-kit/core/messages/zh-tw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { directionOf, tableOf } from '../../../../.storybook/languages.ts';
import { airline, Asked, booking, form, type AskedProps } from './stories/asked.tsx';

/** The host's words in each language; those of the server stay as the server wrote them, and stand apart. */
const meta: Meta<AskedProps> = {
  title: 'Languages',
  component: Asked,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '48rem' } } },
  args: { asked: [{ server: airline, params: booking }], guardTime: 0, timeZone: 'Europe/Berlin' },
  render: (args, { globals }) => (
    <Asked {...args} messages={tableOf(globals['locale'])} dir={directionOf(globals)} />
  ),
};

export default meta;
type Story = StoryObj<AskedProps>;

/** The form in one language, and that its words, tag and direction have arrived. */
function formIn(messages: Messages): Story {
  const { ui } = createFormatter(messages);
  return {
    globals: { locale: messages.locale },
    play: async () => {
      const dialog = await screen.findByRole('dialog', { name: ui('title', { server: 'Blue Heron Air' }) });
      await expect(dialog).toHaveAttribute('lang', messages.locale);
      await expect(dialog).toHaveAttribute('dir', messages.direction);
      await expect(screen.getByRole('button', { name: ui('continue') })).toBeVisible();
      await expect(screen.getByRole('textbox', { name: 'Email' })).toBeVisible();
    },
  };
}

export const English: Story = formIn(en);
export const SimplifiedChinese: Story = formIn(zhCn);
export const TraditionalChinese: Story = formIn(zhTw);
export const Japanese: Story = formIn(ja);
export const Korean: Story = formIn(ko);
export const German: Story = formIn(de);
export const French: Story = formIn(fr);
export const Spanish: Story = formIn(es);
export const BrazilianPortuguese: Story = formIn(ptBr);
export const Russian: Story = formIn(ru);
export const Arabic: Story = formIn(ar);

const arabic = createFormatter(ar);

/** A server that writes Arabic too, with words from left to right among its own. */
const arabicBooking = form(
  'لحجز المقعد 14C على الرحلة BH 204 أحتاج إلى بعض التفاصيل.\nلن يُخصم أي مبلغ قبل أن تؤكد السعر.',
  {
    name: {
      type: 'string',
      title: 'اسم المسافر',
      description: 'كما هو مكتوب في جواز السفر.',
      maxLength: 60,
    },
    email: { type: 'string', format: 'email', title: 'البريد الإلكتروني' },
    meal: { type: 'string', title: 'الوجبة', enum: ['عادية', 'نباتية', 'vegan'], default: 'عادية' },
    bags: { type: 'integer', title: 'الحقائب المسجّلة', minimum: 0, maximum: 4, default: 1 },
    moment: {
      type: 'string',
      format: 'date-time',
      title: 'موعد السفر',
      default: '2026-07-01T09:15:00+02:00',
    },
    extras: {
      type: 'array',
      title: 'خدمات إضافية',
      items: { type: 'string', enum: ['Wi-Fi', 'مقعد إضافي', 'صعود أول (Priority)'] },
      maxItems: 2,
    },
    insurance: { type: 'boolean', title: 'تأمين السفر' },
  },
  ['name', 'email'],
);

const arabicServer: Story = {
  globals: { locale: 'ar' },
  args: { asked: [{ server: { ...airline, label: 'طيران Blue Heron' }, params: arabicBooking }] },
};

export const ArabicServer: Story = arabicServer;

export const ArabicReview: Story = {
  ...arabicServer,
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'اسم المسافر' }), 'ليلى حداد');
    await userEvent.type(screen.getByRole('textbox', { name: 'البريد الإلكتروني' }), 'layla@example.com');
    await userEvent.click(screen.getByRole('button', { name: arabic.ui('continue') }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: arabic.ui('reviewTitle') })).toHaveFocus(),
    );
    // What reads from left to right stands apart from the words on its right, and keeps its signs in place.
    const exact = screen.getByText('2026-07-01T09:15:00+02:00', { selector: 'code' });
    await expect(getComputedStyle(exact).marginRight).toBe('8px');
    await expect(getComputedStyle(screen.getByText('+02:00', { selector: 'bdi' })).direction).toBe('ltr');
    await userEvent.click(screen.getByRole('button', { name: arabic.ui('showJson') }));
  },
};

export const ArabicProblems: Story = {
  ...arabicServer,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: arabic.ui('continue') }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(arabic.ui('summaryTitle', { count: 2 }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'اسم المسافر' })).toHaveFocus());
  },
};

export const ArabicAddress: Story = {
  globals: { locale: 'ar' },
  args: {
    openUrl: () => true,
    asked: [
      {
        server: airline,
        params: {
          mode: 'url',
          elicitationId: 'a1',
          message: 'Sign in to your frequent flyer account to go on.',
          url: 'https://accounts.blueheron.example:8443/authorize?client_id=mcp&scope=miles%20bookings&state=Zk3-9d',
        },
      },
    ],
  },
};

/** A name that ends in signs, within a sentence that runs the other way. */
export const ArabicBlocked: Story = {
  globals: { locale: 'ar' },
  args: {
    asked: [
      {
        server: airline,
        params: form('Which compiler?', { 'C++ (v2)': { type: 'object', title: 'C++ (v2)' } }, ['C++ (v2)']),
      },
    ],
  },
  play: async () => {
    const name = await screen.findByText('C++ (v2)', { selector: '[data-elicit="blocked"] bdi' });
    await expect(name.closest('p')).toHaveTextContent(
      arabic.blocker({ code: 'required-unsupported', fieldId: 'f0', name: 'C++ (v2)' }),
    );
  },
};

export const GermanProblems: Story = {
  globals: { locale: 'de' },
  play: async () => {
    const { ui } = createFormatter(de);
    await userEvent.click(await screen.findByRole('button', { name: ui('continue') }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(ui('summaryTitle', { count: 2 }));
  },
};
