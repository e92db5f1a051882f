import {chromium} from '@playwright/test';
const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox']});
for(const port of [4391,4390]){const page=await b.newPage({viewport:{width:390,height:844}});await page.goto(`http://localhost:${port}/`);await page.addStyleTag({content:'.later {content-visibility: visible !important}'});
console.log(port,await page.evaluate(()=>[document.documentElement.scrollHeight,...[...document.querySelectorAll('main section, footer')].map(e=>(e.getAttribute('aria-labelledby')??e.id??e.tagName)+' '+Math.round(e.getBoundingClientRect().height))].join(' | ')));}
await b.close();
