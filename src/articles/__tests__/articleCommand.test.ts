import {HELP, readCommand} from '../articleCommand';

it.each([
  [['What is DKIM?'], {title: 'What is DKIM?', topic: 'Basics'}],
  [['What', 'is', '🎉'], {title: 'What is 🎉', topic: 'Basics'}],
  [['A', '--topic', 'authentication'], {title: 'A', topic: 'Authentication'}],
  [['電子メール', '--slug=email'], {title: '電子メール', topic: 'Basics', slug: 'email'}],
  [[], {title: '', topic: 'Basics'}],
])('begins an article for %j', (args, article) => {
  expect(readCommand(args)).toEqual({kind: 'create', ...article});
});

it('shows its help, and checks', () => {
  expect(readCommand(['--help'])).toEqual({kind: 'help'});
  expect(readCommand(['-h', 'Title'])).toEqual({kind: 'help'});
  expect(readCommand(['--check'])).toEqual({kind: 'check'});
  for (const option of ['--topic', '--slug', '--check', '--help']) {
    expect(HELP).toContain(option);
  }
});

it.each([
  [['A', '--topics', 'AI'], /^There is no option --topics\. Did you mean --topic\?/],
  [
    ['A', '-x'],
    /^There is no option -x\. "npm run article -- --help" lists the options\.$/,
  ],
  [['A', '--topic'], /^--topic needs one of these values: Authentication, /],
  [['A', '--topic', '--check'], /^--topic needs one of these values/],
  [['A', '--slug='], /^--slug needs an address/],
  [['--check', 'A'], /^--check checks all articles and creates none/],
  [['--check=no'], /^--check takes no value/],
])('says in a sentence what is wrong with %j', (args, message) => {
  expect(() => readCommand(args)).toThrow(message);
});
