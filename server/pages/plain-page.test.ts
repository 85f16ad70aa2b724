import { expect, test } from 'vitest';
import { errorPage } from './plain-page.ts';

test('has the cause and the next step in the language of the visitor', () => {
	const page = errorPage('ar', { sentence: 'حدث خطأ من جهتنا. رقم الطلب 7.', path: '/search?city=Aqaba&x="><script>', demoBanner: false });
	expect(page).toContain('<html lang="ar" dir="rtl">');
	expect(page).toContain('حدث خطأ من جهتنا. رقم الطلب 7.');
	expect(page).toContain('href="/search?city=Aqaba&#38;x=&#34;&#62;&#60;script&#62;"');
	expect(page).not.toContain('<script');
});
