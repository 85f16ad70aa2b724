import { expect, it } from 'vitest';
import { changeSettings } from '#contract/admin.ts';
import { auditFields } from '#contract/audit-fields.ts';
import { formatIn } from '#web/i18n/format.ts';
import { changesBetween, inOrder, listText, valueText, wordFor } from './legible.ts';
import { texts as ar } from './texts.ar.ts';
import { texts as en } from './texts.en.ts';

it('a column and its field have the same label; a path has that of its last segment', () => {
	expect(wordFor('daily_rate_fils', ar.fields)).toBe('السعر اليومي');
	expect(wordFor('dailyRateFils', en.fields)).toBe('Daily rate');
	expect(wordFor('terms.cancellationPolicy', en.fields)).toBe('Cancellation');
	expect(wordFor('somethingNew', en.fields)).toBeNull();
	expect(wordFor('goodwillCapJod', en.fields)).toBe('Goodwill limit per admin and booking (JOD)');
});

it('values are formatted as money, dates and labels in the language of the page', () => {
	const arabic = { values: ar.values, format: formatIn('ar') };
	const english = { values: en.values, format: formatIn('en') };
	expect(valueText('rateFils', '102000', arabic)).toBe('102.00\u00a0د.أ');
	expect(valueText('deposit_fils', '-35500', english)).toBe('-35.50\u00a0JOD');
	expect(valueText('grantedJod', '10.008', english)).toBe('10.008\u00a0JOD');
	expect(valueText('from', '2026-12-07', arabic)).toBe('7 كانون الأول 2026');
	expect(valueText('recordedAt', '2026-12-07T07:30:00.000Z', english)).toBe('7 Dec 2026 10:30');
	expect(valueText('status', 'CONFIRMED', arabic)).toBe('مؤكد');
	expect(valueText('state', 'REVIEW', english)).toBe('In review');
	expect(valueText('reason', 'REVIEW', english)).toBe('Identity check');
	expect(valueText('note', 'Parked outside', arabic)).toBe('Parked outside');
});

it('fields are ordered like their texts; those without a text come last', () => {
	const names = ['newest', 'to', 'rateFils', 'from'].map((name) => ({ name }));
	expect(inOrder(names, en.fields).map(({ name }) => name)).toEqual(['from', 'to', 'rateFils', 'newest']);
});

it('a list is formatted row by row; a text that begins with a bracket stays unchanged', () => {
	const english = { values: en.values, fields: en.fields, format: formatIn('en'), nothing: en.nothing };
	const arabic = { values: ar.values, fields: ar.fields, format: formatIn('ar'), nothing: ar.nothing };
	const discounts = JSON.stringify([
		{ days: 7, percent: 8 },
		{ days: 30, percent: 30 },
	]);
	expect(listText('discounts', discounts, english)).toBe('Days 7, Percent 8; Days 30, Percent 30');
	expect(listText('discounts', discounts, arabic)).toBe('الأيام 7, النسبة 8; الأيام 30, النسبة 30');
	expect(listText('items', '[{"type":"FUEL_REFUND","claimedJod":"10.50"}]', english)).toBe(
		'Type Fuel paid by the renter, Claimed 10.50\u00a0JOD',
	);
	expect(listText('discounts', '[]', english)).toBe(en.nothing);
	expect(listText('note', '[sic] as typed', english)).toBeNull();
	expect(listText('note', 'plain', english)).toBeNull();
});

it('every setting and every audited field has a label', () => {
	const names = [...auditFields, ...Object.keys(changeSettings.body.shape).filter((name) => name !== 'version')];
	for (const words of [en.fields, ar.fields]) expect(names.filter((name) => wordFor(name, words) === null)).toEqual([]);
});

it('differences are listed value by value', () => {
	expect(changesBetween({ role: 'RENTER', kept: 1 }, { role: 'ADMIN', kept: 1 })).toEqual([
		{ name: 'role', before: 'RENTER', after: 'ADMIN' },
	]);
	expect(changesBetween(null, { a: { b: [1, 2] }, none: null })).toEqual([{ name: 'a.b', before: null, after: '[1,2]' }]);
	expect(changesBetween({ fee: 12 }, null)).toEqual([{ name: 'fee', before: 12, after: null }]);
	expect(changesBetween(null, null)).toEqual([]);
});
