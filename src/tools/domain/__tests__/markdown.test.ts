import {headline, markdownOf} from '..';
import {inspect, NOW, withOwn, worlds} from './worlds';

test('the report holds the grade, the findings with their records, and every check', async () => {
  const report = await inspect(worlds['no-tls-rpt'] ?? {zone: {}});
  const text = markdownOf(report, NOW);
  expect(text).toContain('# Email report for example.com: grade B');
  expect(text).toContain('Checked on 23 November 2026 at 10:00 UTC.');
  expect(text).toContain(
    '  - TXT at `_smtp._tls.example.com`: `v=TLSRPTv1; rua=mailto:tls-reports@example.com`',
  );
  expect(text).toContain('(RFC 8460, 3)');
  expect(text.match(/^## /gm)).toHaveLength(12);
});

test('what DNS holds stays text', async () => {
  const hostile = '[x](https://evil.example) ![y](z) `` <script>\n# a | b';
  const report = await inspect({
    zone: withOwn({TXT: [`v=spf1 ${hostile} -all`]}),
  });
  const lines = markdownOf(report, NOW).split('\n');
  const outsideCode = lines.map((line) => line.replace(/(`+)[^]*?\1/g, ''));
  for (const line of outsideCode) {
    expect(line).not.toMatch(/(?<!\\)(?:\]\(|<script)/);
  }
  expect(lines.filter((line) => line.startsWith('# '))).toHaveLength(1);
});

test('each result has a sentence', async () => {
  expect(headline(await inspect({zone: {}}))).toBe('example.com does not exist in DNS.');
  expect(headline(await inspect(worlds['unanswered'] ?? {zone: {}}))).toMatch(
    /no grade, because .* DMARC\.$/,
  );
});
