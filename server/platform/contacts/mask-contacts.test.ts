import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MASK, maskContacts } from './mask-contacts.ts';

/** Expected result with the mask in place of the contact. */
const masked: ReadonlyArray<readonly [typed: string, left: string]> = [
	['Call me on 0791234567 please', `Call me on ${MASK} please`],
	['0791234567', MASK],
	['079 123 4567', MASK],
	['079-123-4567', MASK],
	['079.123.4567', MASK],
	['(079) 123 4567', MASK],
	['079/1234567', MASK],
	['079_123_4567', MASK],
	['0 7 9 1 2 3 4 5 6 7', MASK],
	['0-7-9-1-2-3-4-5-6-7', MASK],
	['0, 7, 9, 1, 2, 3, 4, 5, 6, 7', MASK],
	['0*7*9*1*2*3*4*5*6*7', MASK],
	['+962 79 123 4567', MASK],
	['+962791234567', MASK],
	['+962 (0)79 123-4567', MASK],
	['00962791234567', MASK],
	['00 962 79 1234567', MASK],
	['962791234567', MASK],
	['791234567', MASK],
	['06 551 2345 is the office', `${MASK} is the office`],
	['landline 065512345', `landline ${MASK}`],
	['+1 (212) 555-0187', MASK],
	['+44 20 7946 0958', MASK],
	['my number:0791234567!', `my number:${MASK}!`],
	['WhatsApp 0791234567 or 0781234567', `WhatsApp ${MASK} or ${MASK}`],
	['tel:+962791234567', `tel:${MASK}`],
	['٠٧٩١٢٣٤٥٦٧', MASK],
	['رقمي ٠٧٩ ١٢٣ ٤٥٦٧ للتواصل', `رقمي ${MASK} للتواصل`],
	['۰۷۹۱۲۳۴۵۶۷', MASK],
	['+٩٦٢٧٩١٢٣٤٥٦٧', MASK],
	['٠٧٩-123-٤٥٦٧', MASK],
	['٠٧٩١٢٣٤٥٦٧ أو 0781234567', `${MASK} أو ${MASK}`],
	['０７９１２３４５６７', MASK],
	['⓪⑦⑨①②③④⑤⑥⑦', MASK],
	['𝟎𝟕𝟗𝟏𝟐𝟑𝟒𝟓𝟔𝟕', MASK],
	['⁰⁷⁹¹²³⁴⁵⁶⁷', MASK],
	['0️⃣7️⃣9️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣ ok', `${MASK} ok`],
	['079\u200b123\u200c45\u206067', MASK],
	['0\u00ad7\u00ad9\u00ad1\u00ad2\u00ad3\u00ad4\u00ad5\u00ad6\u00ad7', MASK],
	['079📞123📞4567', MASK],
	['079\n123\n4567', MASK],
	['o79 123 4567', MASK],
	['O79l234567', MASK],
	['zero seven nine one two three four five six seven', MASK],
	['call zero7nine1two3four567', `call ${MASK}`],
	['صفر٧٩١٢٣٤٥٦٧', MASK],
	['my number is O seven nine 123 45 67', `my number is ${MASK}`],
	['079 12 34 56 7 JOD', `${MASK} JOD`],
	['079 123 4567 from 10:00', `${MASK} from 10:00`],
	['Zero-Seven-Nine-One-Two-Three-Four-Five-Six-Seven', MASK],
	['call seven seven nine, one two three, four five six', `call ${MASK}`],
	['zero double seven one two three four five six seven', MASK],
	['zero seven nine triple five one two three four', MASK],
	['079 one two three 4567', MASK],
	['oh seven nine 1234567', MASK],
	['seven then nine then one and two and three and four and five', MASK],
	['صفر سبعة تسعة واحد اثنين ثلاثة أربعة خمسة ستة سبعة', MASK],
	['رقمي صفر سبعه تسعه واحد تنين تلاته اربعه خمسه سته سبعه', `رقمي ${MASK}`],
	['سبعة وتسعة وواحد واثنين وثلاثة وأربعة وخمسة وستة وسبعة', MASK],
	['صفر سبعة تسعة 123 أربعة خمسة ستة سبعة', MASK],
	['صفر دبل سبعة ١٢٣٤٥٦٧', MASK],
	['sifr sab3a tis3a wahad tnen tlate arba3a khamse sitte sab3a', MASK],
	['صِفْر سَبْعَة تِسْعَة ١٢٣٤٥٦٧', MASK],
	['ali@example.com', MASK],
	['Write to ali.rents+cars@example.co.uk today', `Write to ${MASK} today`],
	['ali @ example . com', MASK],
	['ali(at)example(dot)com', MASK],
	['ali [at] gmail [dot] com', MASK],
	['ali at gmail dot com', MASK],
	['ali AT Gmail DOT Com', MASK],
	['ali at gmail.com', MASK],
	['ali@gmail', MASK],
	['ali at hotmail', MASK],
	['علي آت جيميل دوت كوم', MASK],
	['ali آت gmail دوت com', MASK],
	['راسلني على ali@مثال.كوم', `راسلني على ${MASK}`],
	['ali＠example.com', MASK],
	['ali\u200b@\u200bexample\u200b.com', MASK],
	['ali_at_gmail_dot_com', MASK],
	['a l i @ g m a i l . com', MASK],
	['ali(a)gmail.com', MASK],
	['ali.rents gmail com', MASK],
	['my snap is ali_rents', `my ${MASK}`],
	['mailto:ali@example.com', MASK],
	['https://wa.me/962791234567', MASK],
	['wa.me/ali', MASK],
	['t.me/ali_rents', MASK],
	['https://www.instagram.com/ali.rents/', MASK],
	['insta: ali_rents', MASK],
	['my Instagram @ali.rents', `my ${MASK}`],
	['انستا: @ali_rents', MASK],
	['سناب: ali_rents', MASK],
	['facebook.com/ali.rents', MASK],
	['api.whatsapp.com/send?phone=962791234567', MASK],
];

const kept: readonly string[] = [
	'I have 2 kids and 3 bags, 150 JOD for 3 days, 2026-11-21 10:00',
	'Can you do 45.500 JOD a day?',
	'1,500,000 JOD is too much',
	'35.500, 40.000 or 45.250 JOD?',
	'JOD 1250.500',
	'١٥٠ دينار لثلاثة أيام',
	'السعر ٣٥٫٥٠٠ دينار',
	'Pickup 2026-11-21 10:00, return 2026-11-24 18:30',
	'From 21/11/2026 to 24/11/2026',
	'21/11/2026 - 24/11/2026',
	'21-11-2026 10:00',
	'من ٢١/١١/٢٠٢٦ إلى ٢٤/١١/٢٠٢٦ الساعة ١٠:٠٠',
	'10:00-12:00 or 14:30-16:00',
	'At 10:00, 12:30, 15:45?',
	'2019, 2020, 2021 and 2022 models',
	'Is it the 2021 Camry or the 2022?',
	'Plate 20-71717',
	'رقم اللوحة ٢٠-٧١٧١٧',
	'Flight RJ 112 lands at 22:45 on 2026-11-21',
	'Flight RJ0508, terminal 1',
	'Booking 3f2a9c81-12ab-4c3d-9e8f-123456789012',
	'Booking #12345678',
	'رقم الحجز 12345678',
	'The odometer shows 120,500 km',
	'العداد ١٢٠٥٠٠ كم',
	'200 km a day, 0.150 JOD for each km above',
	'Two adults and three children',
	'one, two, three: go',
	'واحد اثنين ثلاثة',
	'We are four, maybe five or six',
	'Meet me at 31.9539, 35.9106',
	'https://maps.google.com/?q=31.9539,35.9106',
	'3 × 35.500 = 106.500',
	'From 8 to 10 or 10-12, 14-16, 18-20',
	'On 05/11/2026 3 people, 150 JOD',
	'07/8/2026 150',
	'We are 2, 3, 4, 5, 6, 7 or 8 people',
	'35/day, 200/week, 700/month',
	'خمسة أيام وثلاث ليالٍ، ٢٠٠ كم يومياً',
	'Gate 4, floor 2, room 315',
	'A 1.6L engine, 4x4, 5 seats',
	'See you at home. Come at 10.',
	'Dot your i at the end',
	'I am at work.',
	'Meet at Amman, near circle 7',
	'أراك عند الدوار السابع الساعة ٧',
	'50% now, 50% later',
	'١٠:٣٠ صباحاً يوم ٢١/١١',
	'24/11 2026 is fine',
	'2 or 3 days, 150 or 200 JOD, 7 seats',
	'🚗💨 3️⃣ days',
	'@ 10:00 sharp',
	'Can I pay on Instagram?',
	'whatsapp is easier for me',
	'',
];

describe('masked texts', () => {
	it.each(masked)('%j', (typed, left) => {
		expect(maskContacts(typed)).toEqual({ body: left, isMasked: true });
	});
});

describe('unmasked texts', () => {
	it.each(kept)('%j', (typed) => {
		expect(maskContacts(typed)).toEqual({ body: typed, isMasked: false });
	});
});

const scripts = [0x30, 0x660, 0x6f0, 0xff10, 0x966] as const;
const inScript = (digits: string, zero: number) => digits.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
const digitsLeft = (text: string) =>
	text
		.normalize('NFKC')
		.replace(/[٠-٩۰-۹०-९]/g, '0')
		.replace(/\D/g, '');

/** Generates Jordanian mobile numbers as people write them: prefix, groups of two to four digits, separators, a script. */
const phone = fc
	.record({
		prefix: fc.constantFrom('07', '+9627', '009627', '9627', '7'),
		rest: fc.tuple(fc.constantFrom('7', '8', '9'), fc.stringMatching(/^\d{7}$/)).map((parts) => parts.join('')),
		sizes: fc.array(fc.integer({ min: 2, max: 4 }), { minLength: 6, maxLength: 6 }),
		sign: fc.constantFrom('', ' ', '-', '.', ' - ', '\u200b', '_', ', ', '/', '  ', ')(', '\n'),
		zero: fc.constantFrom(...scripts),
	})
	.map(({ prefix, rest, sizes, sign, zero }) => {
		const groups: string[] = [];
		let left = prefix + rest;
		for (const size of sizes) {
			if (left === '') break;
			groups.push(left.slice(0, size + (prefix.startsWith('+') && groups.length === 0 ? 1 : 0)));
			left = left.slice(groups.at(-1)?.length);
		}
		return inScript([...groups, ...(left ? [left] : [])].join(sign), zero);
	});
const words = fc.constantFrom('', 'call me ', 'رقمي ', 'at 10:00, ', 'for 150 JOD: ', 'on 2026-11-21 ');

describe('generated numbers', () => {
	it('leave no six digits visible', () => {
		fc.assert(
			fc.property(phone, (number) => {
				expect(digitsLeft(maskContacts(number).body)).toBe('');
			}),
			{ numRuns: 2000 },
		);
		fc.assert(
			fc.property(words, phone, words, (before, number, after) => {
				const { body, isMasked } = maskContacts(`${before}${number} ${after}`);
				expect(isMasked).toBe(true);
				expect(digitsLeft(body).length).toBeLessThanOrEqual(digitsLeft(before + after).length);
			}),
			{ numRuns: 1000 },
		);
	});

	it('changes no text without contacts, and never throws', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (typed) => {
				const { body, isMasked } = maskContacts(typed);
				expect(isMasked).toBe(body !== typed);
			}),
			{ numRuns: 1000 },
		);
	});

	it('takes no longer for a text that is designed to be slow', () => {
		for (const piece of ['0', '0 ', 'a@', 'a at ', 'seven ', '.', 'a.a-', '( ', '@a.', 'wa.me', '12:', '1-']) {
			const began = performance.now();
			maskContacts(piece.repeat(2000).slice(0, 2000));
			expect(performance.now() - began, piece).toBeLessThan(400);
		}
	});

	it('terminates for addresses that are spelled in any order of their parts', () => {
		const parts = ['a', '-at-', '-dot-', '_at_', '_dot_', ' at ', ' dot ', '(at)', '.', '@', '-', 'com', 'gmail'];
		const texts = parts.flatMap((one) => parts.flatMap((other) => ['a-at-', 'a@'].map((start) => [start, `a${one}a${other}`])));
		// In a process of its own, because a pattern that does not end cannot be interrupted in this one.
		const script = `
			const { maskContacts } = await import(${JSON.stringify(new URL('mask-contacts.ts', import.meta.url).href)});
			for (const [start, part] of ${JSON.stringify(texts)}) maskContacts((start + part.repeat(2000)).slice(0, 2000));
			maskContacts('a-at-' + 'a-dot-'.repeat(80));`;
		const { status, signal } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { timeout: 45_000 });
		expect({ status, signal }).toEqual({ status: 0, signal: null });
	});
});
