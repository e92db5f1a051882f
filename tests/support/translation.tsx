/** `@docusaurus/Translate` of the default language: the words as they stand in the code. */
import {createElement, Fragment, type ReactNode} from 'react';

const PLACEHOLDER = /\{(\w+)\}/;

/** The parts of a message, with its values in the place of their names. */
function parts<Value>(
  message: string,
  values: Readonly<Record<string, Value>> = {},
): (string | Value)[] {
  return message
    .split(PLACEHOLDER)
    .map((part, index) => (index % 2 ? (values[part] ?? `{${part}}`) : part));
}

export function translate(
  {message}: {message: string; id?: string},
  values?: Readonly<Record<string, string | number>>,
): string {
  return parts(message, values).join('');
}

export default function Translate({
  children,
  values,
}: {
  children: string;
  id?: string;
  values?: Readonly<Record<string, ReactNode>>;
}) {
  return createElement(Fragment, null, ...parts(children, values));
}
