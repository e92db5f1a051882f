import {Prism} from 'prism-react-renderer';

const ADDITIONAL = [
  'markup-templating',
  'bash',
  'ruby',
  'php',
  'json',
  'go',
  'java',
  'csharp',
] as const;

/**
 * Adds the grammars that prism-react-renderer does not carry. They are scripts
 * that extend a global `Prism`, so the global exists while they run.
 */
export default function loadLanguages(): void {
  const scope = globalThis as {Prism?: typeof Prism};
  scope.Prism = Prism;
  ADDITIONAL.forEach((language) => {
    // oxlint-disable-next-line typescript/no-require-imports -- each has to run after the global is set
    require(`prismjs/components/prism-${language}`);
  });
  delete scope.Prism;
}
