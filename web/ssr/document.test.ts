import { describe, expect, it } from 'vitest';
import { demoFillingNotice, demoNotice } from '#contract/dev.ts';
import { documentOf, escapeAttribute, jsonForScript, type Notice } from './document.ts';

describe('a demo', () => {
	const files = { styles: [], fonts: [], loader: { code: '' }, app: '', modules: [] };
	const site = {
		publicUrl: 'https://mishwar.test',
		demo: false,
		signInWith: null,
		mapStyle: null,
		support: { phone: null, whatsapp: null, email: null, hours: null, emergencyPhone: null, roadsidePhone: null },
		now: '2031-03-02T10:00:00Z',
		sidebar: 'expanded',
		livePosition: null,
	} as const;
	const page = (language: 'en' | 'ar', notice: Notice | null) =>
		documentOf({
			head: '',
			about: '',
			body: '<div>A page</div>',
			state: { language, theme: null, site, queries: [] },
			surface: 'renter',
			files,
			whole: false,
			notice,
		});

	it.each([
		['en', demoNotice],
		['ar', demoNotice],
		['en', demoFillingNotice],
		['ar', demoFillingNotice],
	] as const)('has a banner above a page in %s, in both languages', (language, notice) => {
		const [before = ''] = page(language, notice).split('<div>A page');
		for (const sentence of Object.values(notice)) expect(before).toContain(sentence);
		for (const sentence of Object.values(notice)) expect(page(language, null)).not.toContain(sentence);
	});
});

describe('state written into the page', () => {
	it('cannot end its script element', () => {
		const text = jsonForScript({ note: '</script><script>alert(1)</script>\u2028' });
		expect(text).not.toMatch(/[<\u2028]/);
		expect(JSON.parse(text)).toEqual({ note: '</script><script>alert(1)</script>\u2028' });
	});
	it('cannot leave its attribute', () => {
		expect(escapeAttribute('a" onload="x & <b>')).toBe('a&quot; onload=&quot;x &amp; &lt;b&gt;');
	});
});
