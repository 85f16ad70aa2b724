import { chromium } from 'playwright-core';
import { startJourneyServer } from '#tests/journeys/start-server.ts';
import { pictured } from '#tests/pictured-screens.ts';
import { browserFlags, findBrowser } from './scripts/find-browser.ts';
const server = await startJourneyServer();
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: browserFlags });
const only = process.argv.slice(2);
try {
	for (const shot of (await pictured(server)).filter(({ name }) => only.length === 0 || only.includes(name))) {
		for (const [language, width, height] of [['ar', 320, 640], ['en', 320, 640], ['en', 640, 450], ['ar', 640, 450]] as const) {
			const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
			const cookies = { lang: language, ...(shot.who ? { mishwar_session: await server.control(`/session?who=${encodeURIComponent(shot.who)}`) } : {}) };
			await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: server.url })));
			const page = await context.newPage();
			await page.goto(server.url + shot.path, { waitUntil: 'networkidle' }).catch((e) => console.log(shot.name, String(e).slice(0, 80)));
			if (shot.press) { await page.locator(shot.press).first().click({ timeout: 5000 }).catch(() => console.log(shot.name, 'no press')); await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor({ timeout: 2000 }).catch(() => undefined); }
			const found = await page.evaluate(() => {
				const out: string[] = [];
				const wide = document.documentElement.scrollWidth - innerWidth;
				if (wide > 0) out.push(`sideways ${wide}`);
				const name = (e: Element) => `${e.tagName.toLowerCase()}.${(e.getAttribute('class') ?? '').split(' ').slice(0, 4).join('.')}`;
				let fixed = 0;
				for (const e of document.querySelectorAll<HTMLElement>('body *')) {
					const style = getComputedStyle(e);
					if (style.visibility === 'hidden' || style.display === 'none') continue;
					const box = e.getBoundingClientRect();
					if ((style.position === 'fixed' || style.position === 'sticky') && box.width > innerWidth * 0.6 && box.height > 0 && !e.closest('[role=dialog],[role=alertdialog]') && style.pointerEvents !== 'none') {
						const top = Math.max(0, box.top), bottom = Math.min(innerHeight, box.bottom);
						if (bottom > top && (style.position === 'fixed' || box.top <= 80 || box.bottom >= innerHeight - 2)) fixed += bottom - top;
					}
					const own = [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent?.trim());
					if (!own || box.width < 2 || box.height < 2) continue;
					if (e.closest('.sr-only,[aria-hidden=true],select')) continue;
					// clipped without ellipsis
					let cut: Element | null = null;
					const range = document.createRange(); range.selectNodeContents(e); const r = range.getBoundingClientRect();
					if (style.textOverflow !== 'ellipsis' && (style.overflowX === 'hidden' || style.overflowX === 'clip') && (e.scrollWidth > e.clientWidth + 1)) cut = e;
					for (let p = e.parentElement; p && !cut; p = p.parentElement) {
						const s = getComputedStyle(p);
						if (s.overflowX === 'auto' || s.overflowX === 'scroll') break;
						if (s.overflowX === 'hidden' || s.overflowX === 'clip') { const b = p.getBoundingClientRect(); if (s.textOverflow !== 'ellipsis' && b.width > 2 && (r.left < b.left - 1.5 || r.right > b.right + 1.5) && r.width > 1) cut = p; if (s.textOverflow === 'ellipsis') break; }
						if (p === document.body) break;
					}
					if (cut) out.push(`cut "${e.textContent?.trim().slice(0, 40)}" in ${name(cut)}`);
				}
				if (fixed > innerHeight * 0.34) out.push(`fixed ${Math.round((100 * fixed) / innerHeight)} %`);
				return out;
			});
			if (found.length) console.log(`${shot.name} ${language} ${width}: ${[...new Set(found)].slice(0, 6).join(' · ')}`);
			await context.close();
		}
		console.log(`. ${shot.name}`);
	}
} finally { await browser.close(); await server.stop(); }
