import {chromium} from '@playwright/test';
const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox']});
for(const port of [4391,4390]){const page=await b.newPage({viewport:{width:390,height:844}});await page.goto(`http://localhost:${port}/`);await page.addStyleTag({content:'.later {content-visibility: visible !important}'});
const s=page.locator('main section').nth(8);await s.scrollIntoViewIfNeeded();await page.waitForTimeout(300);await s.screenshot({path:`/tmp/eu-${port}.png`});}
await b.close();
