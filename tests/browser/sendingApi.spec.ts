import {expect, test} from '../support/site';

test.use({javaScriptEnabled: false});

test('each choice shows one course of a request, without JavaScript', async ({page}) => {
  await page.goto('/email-sending-api/');
  const choices = page.locator('main input[name="scenario"]');
  const shown = page.locator('[data-scenario]').filter({visible: true});
  await expect(shown).toHaveCount(1);
  for (const choice of await choices.all()) {
    await choice.check();
    await expect(shown).toHaveAttribute(
      'data-scenario',
      (await choice.getAttribute('value')) ?? '',
    );
  }
});
