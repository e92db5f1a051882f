/** Variables by name. */
export type Source = Readonly<Record<string, string | undefined>>;

/** An https address with a path and a query, and nothing that ends a directive of a policy. */
export const HTTPS_ADDRESS =
  /^https:\/\/[a-z0-9.-]+(:\d+)?(\/[\w.~%/-]*)?(\?[\w.~%=&-]*)?$/i;

/**
 * A variable's value when it has the form.
 *
 * @param advice what to write instead
 * @param problems takes the sentence that says what is wrong
 * @returns undefined when the variable is not set or cannot be used
 */
export function take(
  source: Source,
  name: string,
  form: RegExp,
  advice: string,
  problems: string[],
): string | undefined {
  const value = source[name];
  if (!value) {
    return undefined;
  }
  if (!form.test(value)) {
    problems.push(`${name} is "${value}". ${advice}`);
    return undefined;
  }
  return value;
}
