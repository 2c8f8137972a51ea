import { missing } from '../answers/to-content.ts';
import type { Form } from '../form/field.ts';
import { kindOf } from '../form/kinds.ts';
import type { Content } from '../protocol/result.ts';
import type { Engines } from './engines.ts';
import type { Issue } from './issue.ts';

/**
 * Checks content against the form, whoever made it: the last look before it is sent (E-27). The same rules as
 * `toAnswer`. Members that no field asks for are not looked at; `toContent` never makes any.
 * @param engines without the pattern engine, patterns are left to the server
 * @returns what is wrong, in the order of the form
 */
export function checkContent(form: Form, content: Content, engines: Engines = {}): readonly Issue[] {
  const issues: Issue[] = [];
  for (const field of form.fields) {
    const value = Object.hasOwn(content, field.name) ? content[field.name] : undefined;
    const broken =
      value === undefined
        ? field.isRequired && missing(field)
        : kindOf(field.kind).check(field, value, engines);
    if (broken) issues.push({ ...broken, fieldId: field.id });
  }
  return issues;
}
