import { chromium } from 'playwright-core';
import { startJourneyServer } from '#tests/journeys/start-server.ts';
import { findBrowser } from '../scripts/find-browser.ts';
import { openPhone } from './phone.ts';
const R='renter@mishwar.test',O='owner@mishwar.test',A='admin@mishwar.test';
const server = await startJourneyServer();
const browser = await chromium.launch({ executablePath: findBrowser(console.log), args: ['--no-sandbox','--disable-gpu'] });
const token = async (w: string) => server.control(`/session?who=${encodeURIComponent(w)}`);
const api = async (w: string, p: string) => (await fetch(server.url + p, { headers: { cookie: `mishwar_session=${await token(w)}` } })).json() as Promise<any>;
const [chat] = await api(R, '/api/messages/inbox');
const car = await api(O, '/api/cars/hyundai-tucson-2022');
const runs = Number(process.env.RUNS ?? 3);
const only = process.env.ONLY?.split(',');
const rows: Array<[string,string|null,string]> = [['home',null,'/'],['search',null,'/search'],['car',null,'/car/toyota-camry-2021'],['trips',R,'/trips'],['messages',R,'/messages'],['chat',R,`/messages/${chat.id}`],['profile',R,'/profile'],['dashboard',O,'/owner/dashboard'],['calendar',O,`/owner/cars/${car.id}/calendar`],['earnings',O,'/owner/earnings'],['new car',O,'/owner/cars/new'],['admin',A,'/admin']];
for (const [name, who, path] of rows) {
	if (only && !only.includes(name)) continue;
	const got = [];
	for (let i = 0; i < runs; i++) {
		const t = who ? await token(who) : null;
		const phone = await openPhone(browser, [{ name: 'lang', value: 'ar', url: server.url }, ...(t ? [{ name: 'mishwar_session', value: t, url: server.url }] : [])]);
		const urls: string[] = [];
		phone.page.on('request', (r) => urls.push(`${r.resourceType()} ${r.url().replace(server.url, '')}`));
		phone.page.on('console', (m) => { if (m.type() === 'error') console.log('   console', m.text().slice(0, 300)); });
		const w = await phone.weigh(() => phone.page.goto(server.url + path, { waitUntil: 'load' }));
		const timing = await phone.timing();
		const long = await phone.page.evaluate(() => window.vitals.long.map(([s, l]) => `${Math.round(s)}+${Math.round(l)}`).join(' '));
		got.push({ ...w, ...timing, long });
		if (i === 0 && process.env.LIST) for (const u of urls.filter((u) => process.env.LIST === 'all' || !u.startsWith('script'))) console.log('   ', u.slice(0, 110));
		if (i === 0 && process.env.SHOT) await phone.page.screenshot({ path: `${process.env.SHOT}/${name}.png` });
		await phone.close();
	}
	const med = (f: (g: any) => number) => got.map(f).toSorted((a, b) => a - b)[got.length >> 1];
	console.log(name.padEnd(10), 'req', med((g) => g.requests), 'js', (med((g) => g.js) / 1024).toFixed(1), 'all', (med((g) => g.total) / 1024).toFixed(0), 'lcp', Math.round(med((g) => g.lcp)), 'cls', med((g) => g.cls).toFixed(3), 'tbt', got.map((g) => Math.round(g.tbt)).join('/'), '|', got[0].long);
}
await browser.close();
await server.stop();
