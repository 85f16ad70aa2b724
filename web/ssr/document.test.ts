import { describe, expect, it } from 'vitest';
import { escapeAttribute, jsonForScript } from './document.ts';

describe('what is written into the page', () => {
	it('cannot end its script element', () => {
		const text = jsonForScript({ note: '</script><script>alert(1)</script>\u2028' });
		expect(text).not.toMatch(/[<\u2028]/);
		expect(JSON.parse(text)).toEqual({ note: '</script><script>alert(1)</script>\u2028' });
	});
	it('cannot leave its attribute', () => {
		expect(escapeAttribute('a" onload="x & <b>')).toBe('a&quot; onload=&quot;x &amp; &lt;b&gt;');
	});
});
