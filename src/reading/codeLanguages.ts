/** The languages of tabbed samples, by the name their tab shows. */
export const CODE_LANGUAGES: Readonly<Record<string, string>> = {
  bash: 'cURL',
  javascript: 'Node.js',
  python: 'Python',
  ruby: 'Ruby',
  php: 'PHP',
};
