import {readSmtpReply} from '../paste/smtp';
import {BASICS, DETAILS, SUBJECTS} from '../paste/smtpCodes';

it.each([
  ['in one line', '550 5.1.1 User unknown', 'User unknown'],
  [
    'in several lines, each with the code',
    "550-5.1.1 The account does not exist.\n550-5.1.1 Check the recipient's\r\n550 5.1.1 address.",
    "The account does not exist. Check the recipient's address.",
  ],
  ['behind what a log says', 'Nov 19 mx1 said: 550 5.1.1 User unknown', 'User unknown'],
  ['with the code in brackets', '550 (5.1.1) User unknown', 'User unknown'],
  ['without a second code', '550 User unknown', 'User unknown'],
  ['with blanks to spare', '550 5.1.1 User \t  unknown \n', 'User unknown'],
])('repeats what the server wrote %s', (_, text, words) => {
  expect(readSmtpReply(text)?.text).toBe(words);
});

it('repeats 600 characters at most', () => {
  const reply = readSmtpReply(`550 5.1.1 ${'x'.repeat(1000)}`);
  expect(reply?.text).toBe('x'.repeat(600));
});

it('looks for the reply at the beginning of a report, not behind it', () => {
  const reply = '550 5.1.1 User unknown';
  expect(readSmtpReply(`${'x '.repeat(9000)}${reply}`)).toBeDefined();
  expect(readSmtpReply(`${'x '.repeat(10_000)}${reply}`)).toBeUndefined();
});

it.each([
  ['of the second code', '550 5.1.1 User unknown', DETAILS['1.1']],
  ['of its subject, where the rest is unknown', '550 5.1.99 No', SUBJECTS['1']],
  ['of the first code, where the second says nothing', '550 5.0.0 No', BASICS['550']],
  ['of the first code, where the second has no subject', '550 5.0.5 No', BASICS['550']],
  ['of the first code, where it is alone', '552 Mailbox full', BASICS['552']],
  ['of a status that says nothing', '5.0.0', DETAILS['0.0']],
  ['of a success', '250 2.1.5 Recipient OK', DETAILS['1.5']],
  ['of a success that names a problem’s subject', '250 2.1.0 Sender OK', BASICS['250']],
  ['of a success by its own code', '251 2.1.0 Forwarded', BASICS['251']],
  ['of a success without a first code', '2.1.0', BASICS['250']],
])('gives the meaning %s', (_, text, meaning) => {
  const reply = readSmtpReply(text);
  expect(meaning).toBeDefined();
  expect(reply?.title).toBe(meaning?.title);
  expect(reply?.page).toEqual(meaning?.page);
});

it('leads to a page only where there is one', () => {
  expect(readSmtpReply('550 5.1.1 User unknown')).toHaveProperty(
    'page',
    DETAILS['1.1']?.page,
  );
  expect(readSmtpReply('500 5.5.1 Unknown command')).not.toHaveProperty('page');
});
