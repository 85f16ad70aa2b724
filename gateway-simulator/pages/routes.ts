/** Routes of the hosted pages: card, 3-D Secure, return to the merchant. Plain forms without script. */
import { readFileSync } from 'node:fs';
import { type Context, Hono } from 'hono';
import * as steps from './steps.ts';

const asset = (name: string): string => readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8');
const ASSETS: Record<string, { type: string; body: string }> = {
	'frame.css': { type: 'text/css; charset=utf-8', body: asset('frame.css') },
	'payment.css': { type: 'text/css; charset=utf-8', body: asset('payment.css') },
	'mark.svg': { type: 'image/svg+xml', body: asset('mark.svg') },
};

/** The pages, and the 404 response. */
export function createPages(site: steps.Site) {
	const pages = new Hono();
	const unknownPage = (context: Context) => steps.unknownPage(site, context);
	pages.get('/pay/:token', steps.forInvoice(site, steps.showCard));
	pages.post('/pay/:token', steps.forInvoice(site, steps.handleCard));
	pages.post('/pay/:token/cancel', steps.forInvoice(site, steps.cancel));
	pages.get('/pay/:token/3ds/:payment', steps.forInvoice(site, steps.showChallenge));
	pages.post('/pay/:token/3ds/:payment', steps.forInvoice(site, steps.handleCode));
	pages.post('/pay/:token/3ds/:payment/cancel', steps.forInvoice(site, steps.cancel));
	pages.get('/pay/:token/return', steps.forInvoice(site, steps.goBack));
	pages.get('/assets/:name', (context) => {
		const file = ASSETS[context.req.param('name')];
		if (!file) return unknownPage(context);
		return new Response(file.body, { headers: { 'content-type': file.type, 'cache-control': 'public, max-age=300' } });
	});
	return { pages, unknownPage };
}
