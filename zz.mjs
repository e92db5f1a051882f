import {chromium} from '@playwright/test';
const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox','--disable-gpu'],ignoreDefaultArgs:['--hide-scrollbars']});
const cases=process.argv.slice(2).map(a=>a.split('@'));
for(const [path,w,fs] of cases){
  const page=await b.newPage();await page.goto('http://localhost:4390'+path);await page.waitForTimeout(600);
  await page.setViewportSize({width:+w,height:900});
  if(fs) await page.evaluate(f=>{document.documentElement.style.fontSize=f},fs+'%');
  await page.waitForTimeout(300);
  console.log(path,w,fs??'',await page.evaluate(()=>{
    const W=document.documentElement.clientWidth;const out=[`sw ${document.documentElement.scrollWidth} cw ${W}`];
    for(const e of document.querySelectorAll('body *')){const r=e.getBoundingClientRect();if(r.right>W+0.3&&r.width>0){let p=e.parentElement,clip=false;while(p&&p!==document.body){const o=getComputedStyle(p).overflowX;if(o!=='visible'){clip=true;break}p=p.parentElement}
      if(!clip&&e.children.length<9)out.push(`${e.tagName}.${String(e.className.baseVal??e.className).slice(0,50)} r=${r.right.toFixed(1)} w=${r.width.toFixed(1)} ${e.textContent.trim().slice(0,30)}`)}}
    return out.slice(0,9).join('\n   ')}));
  await page.close();
}
await b.close();
