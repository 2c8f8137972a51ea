import { createElicitationQueue } from '@elicit-kit/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState, type ReactNode } from 'react';
import { expect, screen } from 'storybook/test';
import { ElicitationDialog } from './elicitation-dialog.tsx';

/** What the stories read of a case file; `@elicit-kit/fixtures` describes it whole. */
interface CaseFile {
  readonly server: { readonly name: string; readonly title?: string; readonly version?: string };
  readonly request: unknown;
}

const files = import.meta.glob<CaseFile>('../../../fixtures/cases/*.json', {
  eager: true,
  import: 'default',
});

interface CaseProps {
  readonly server: CaseFile['server'];
  readonly request: unknown;
}

/** The request of a case file, asked once, by a server that the host calls "Case server". */
function Case({ server, request }: CaseProps): ReactNode {
  const [queue] = useState(() => createElicitationQueue());
  useEffect(() => {
    const left = new AbortController();
    void queue.ask({ params: request, server: { label: 'Case server', claim: server }, signal: left.signal });
    return () => {
      left.abort();
      for (const { id } of queue.getSnapshot().entries) queue.close(id);
    };
  }, [queue, server, request]);
  return <ElicitationDialog queue={queue} guardTime={0} openUrl={() => true} />;
}

/** The very files that the tests play: real requests, each with right answers. */
const meta: Meta<CaseProps> = {
  title: 'Cases',
  component: Case,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '48rem' } } },
  tags: ['!autodocs'],
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Decline' })).toBeVisible();
  },
};

export default meta;
type Story = StoryObj<CaseProps>;

function argsOf(name: string): CaseProps {
  const file = files[`../../../fixtures/cases/${name}.json`];
  if (!file) throw new Error(`There is no case file ${name}.`);
  return { server: file.server, request: file.request };
}

export const C01: Story = {
  name: 'c01 One form holding every field kind of the specification',
  args: argsOf('c01-reference-server-all-field-kinds'),
};
export const C02: Story = {
  name: 'c02 A name to be typed exactly, then sent as typed',
  args: argsOf('c02-typed-confirmation-before-deletion'),
};
export const C03: Story = {
  name: 'c03 Object schema without "properties": a plain yes-or-no',
  args: argsOf('c03-confirm-with-no-properties'),
};
export const C04: Story = {
  name: 'c04 Choosing "Reject" inside an accepted form',
  args: argsOf('c04-decision-enum-accept-is-not-approve'),
};
export const C05: Story = {
  name: 'c05 Options made from names that people typed somewhere else',
  args: argsOf('c05-project-picker-from-live-data'),
};
export const C06: Story = {
  name: 'c06 Values "0", "1", "2" shown by their enumNames',
  args: argsOf('c06-index-strings-with-enumnames'),
};
export const C07: Story = {
  name: 'c07 Required boolean answered with "no"',
  args: argsOf('c07-consent-boolean-no-is-an-answer'),
};
export const C08: Story = {
  name: 'c08 Boolean that starts as true',
  args: argsOf('c08-boolean-default-true'),
};
export const C09: Story = { name: 'c09 One integer wrapped in "value"', args: argsOf('c09-wrapped-integer') };
export const C10: Story = {
  name: 'c10 Multi-select whose items carry enum but no type',
  args: argsOf('c10-multi-select-items-without-type'),
};
export const C11: Story = {
  name: 'c11 Optional fields written as anyOf with null and a null default',
  args: argsOf('c11-optional-as-anyof-null'),
};
export const C12: Story = {
  name: 'c12 Enum held in $defs and reached by $ref',
  args: argsOf('c12-enum-behind-ref'),
};
export const C13: Story = {
  name: 'c13 Select made of anyOf [enum, null]',
  args: argsOf('c13-nullable-enum'),
};
export const C14: Story = {
  name: 'c14 Schema as generated from Rust types: draft-07, uint32, nullable, definitions',
  args: argsOf('c14-rust-generated-schema'),
};
export const C15: Story = { name: 'c15 Unknown format on an integer', args: argsOf('c15-int32-format') };
export const C16: Story = {
  name: 'c16 Schema as generated from zod: pattern beside format, exclusive limits, const',
  args: argsOf('c16-zod-generated-schema'),
};
export const C17: Story = { name: 'c17 Properties without title', args: argsOf('c17-no-titles-at-all') };
export const C18: Story = {
  name: 'c18 Required integer with both limits',
  args: argsOf('c18-bounded-integer'),
};
export const C19: Story = {
  name: 'c19 Optional booleans that nobody touched',
  args: argsOf('c19-optional-boolean-untouched'),
};
export const C20: Story = {
  name: 'c20 Titled multi-select with minItems and maxItems, not required',
  args: argsOf('c20-multi-select-with-bounds'),
};
export const C21: Story = {
  name: 'c21 Everything optional, everything with a default',
  args: argsOf('c21-all-defaults-all-optional'),
};
export const C22: Story = {
  name: 'c22 Properties called like schema keywords',
  args: argsOf('c22-names-that-are-keywords'),
};
export const C23: Story = {
  name: 'c23 Optional fields filled and emptied again',
  args: argsOf('c23-typed-then-cleared'),
};
export const C24: Story = {
  name: 'c24 date and date-time, picked in a zone with a half-hour offset',
  args: argsOf('c24-date-and-time-zone'),
};
export const C25: Story = { name: 'c25 multipleOf 0.01', args: argsOf('c25-multiple-of-a-cent') };
export const C26: Story = {
  name: 'c26 Integer that a double cannot hold',
  args: argsOf('c26-integer-beyond-2-53'),
};
export const C27: Story = {
  name: 'c27 Property names that look like paths',
  args: argsOf('c27-dots-and-brackets-in-names'),
};
export const C28: Story = {
  name: 'c28 Properties named __proto__, constructor, toString',
  args: argsOf('c28-names-from-the-prototype'),
};
export const C29: Story = { name: 'c29 A form of 300 fields', args: argsOf('c29-three-hundred-properties') };
export const C30: Story = {
  name: 'c30 A select with 5000 options',
  args: argsOf('c30-five-thousand-options'),
};
export const C31: Story = { name: 'c31 A message of 200 kB', args: argsOf('c31-message-of-200-kb') };
export const C32: Story = {
  name: 'c32 Fewer enumNames than enum members',
  args: argsOf('c32-too-few-enumnames'),
};
export const C33: Story = {
  name: 'c33 The same enum member twice',
  args: argsOf('c33-duplicate-enum-members'),
};
export const C34: Story = {
  name: 'c34 Defaults that their own field would reject',
  args: argsOf('c34-default-breaks-its-own-rules'),
};
export const C35: Story = {
  name: 'c35 minLength greater than maxLength',
  args: argsOf('c35-minlength-above-maxlength'),
};
export const C36: Story = {
  name: 'c36 A pattern that backtracks without end',
  args: argsOf('c36-catastrophic-pattern'),
};
export const C37: Story = {
  name: 'c37 Right-to-left override in message, title and option label',
  args: argsOf('c37-direction-override-in-text'),
};
export const C38: Story = {
  name: 'c38 Server name with a look-alike letter, and a flattering title',
  args: argsOf('c38-look-alike-server-name'),
};
export const C39: Story = {
  name: 'c39 HTML, Markdown and links in message and description',
  args: argsOf('c39-markup-in-the-message'),
};
export const C40: Story = {
  name: 'c40 "required" names a property that is not there',
  args: argsOf('c40-required-without-a-property'),
};
export const C41: Story = {
  name: 'c41 A required property that is an object',
  args: argsOf('c41-nested-object'),
};
export const C42: Story = {
  name: 'c42 Form that asks for a secret, with format "password"',
  args: argsOf('c42-password-in-a-form'),
};
export const C43: Story = { name: 'c43 URL mode, ordinary case', args: argsOf('c43-url-plain-https') };
export const C44: Story = {
  name: 'c44 URL whose real host stands behind an @',
  args: argsOf('c44-url-with-userinfo'),
};
export const C45: Story = { name: 'c45 URL with a punycode host', args: argsOf('c45-url-with-punycode') };
export const C46: Story = {
  name: 'c46 URL with the javascript: scheme',
  args: argsOf('c46-url-javascript-scheme'),
};
export const C47: Story = {
  name: 'c47 URL on this machine, plain http with a port',
  args: argsOf('c47-url-loopback-http'),
};
export const C48: Story = {
  name: 'c48 Enum of numbers with enumNames',
  args: argsOf('c48-numeric-enum-with-names'),
};
export const C49: Story = {
  name: 'c49 maxLength counts characters, not UTF-16 units',
  args: argsOf('c49-length-of-emoji'),
};
export const C50: Story = {
  name: 'c50 URL on another machine without encryption',
  args: argsOf('c50-url-remote-plain-http'),
};
