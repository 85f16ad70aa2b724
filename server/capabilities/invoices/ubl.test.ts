/** UBL 2.1: both documents are valid against the restated part of the schema, and their amounts add up. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Invoice } from '#contract/invoices.ts';
import { toUbl } from './ubl.ts';

const ID = '5b0f8a4e-3f0e-4f5c-9a3e-0d3c5b1f7a11';
const invoice: Invoice = {
	...{ id: ID, number: 'R-000001', kind: 'RENTAL', document: 'INVOICE', bookingId: ID },
	...{ issuedAt: '2031-03-14T11:00:00+03:00', suppliedOn: '2031-03-13' },
	seller: { nameEn: 'Sama Cars', nameAr: 'سما للسيارات', taxNumber: '200145678' },
	buyer: { nameEn: 'Lina <Haddad> & "Sons"\u0007', nameAr: 'لينا حداد', taxNumber: '' },
	...{
		totalJod: '118.500',
		netJod: '102.155',
		taxJod: '16.345',
		taxPercent: 16,
		promoJod: '0.000',
		payableJod: '118.500',
		credits: null,
		creditNotes: [],
	},
	lines: [
		{ textEn: 'Car rental', textAr: 'استئجار سيارة', quantity: 1, netJod: '91.810', taxJod: '14.690', totalJod: '106.500' },
		{ textEn: 'Child seat', textAr: 'كرسي طفل', quantity: 2, netJod: '10.345', taxJod: '1.655', totalJod: '12.000' },
	],
};
const credited: Partial<Invoice> = { document: 'CREDIT_NOTE', number: 'RC-000001', credits: { id: ID, number: 'R-000001' } };

function schemaOf(document: 'Invoice' | 'CreditNote'): XsdValidator {
	const url = fileURLToPath(new URL(`../../../tests/support/ubl/${document}.xsd`, import.meta.url));
	return XsdValidator.fromDoc(XmlDocument.fromString(readFileSync(url, 'utf8'), { url }));
}

/** The problem, or nothing. */
function problemOf(xml: string): string {
	const schema = schemaOf(xml.includes('<CreditNote ') ? 'CreditNote' : 'Invoice');
	try {
		schema.validate(XmlDocument.fromString(xml));
		return '';
	} catch (error) {
		return String(error);
	}
}

beforeAll(() => xmlRegisterFsInputProviders());

describe('the XML of', () => {
	it.each<[string, Partial<Invoice>]>([
		['an invoice', {}],
		['one that a promo code paid a part of', { promoJod: '18.500', payableJod: '100.000' }],
		['one without tax', { taxPercent: 0, netJod: '118.500', taxJod: '0.000' }],
		['one to a deleted account', { buyer: { nameEn: '', nameAr: '', taxNumber: '' } }],
		['a credit note', credited],
	])('%s is valid', (_, some) => {
		expect(problemOf(toUbl({ ...invoice, ...some }))).toBe('');
	});

	it('an invoice in another order, or without an amount, is not', () => {
		const xml = toUbl(invoice);
		expect(problemOf(xml.replace(/(\t<cbc:UUID>.*\n)(\t<cbc:IssueDate>.*\n)/, '$2$1'))).toContain('UUID');
		expect(problemOf(xml.replace(/\t\t<cbc:PayableAmount.*\n/, ''))).toContain('PayableAmount');
	});
});

it('has the contents of the invoice in UBL', () => {
	const xml = toUbl({ ...invoice, ...credited });
	const document = XmlDocument.fromString(xml);
	const prefixes = { cbc: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2' };
	const all = (name: string) => document.find(`//cbc:${name}`, prefixes).map((node) => node.content);
	expect(all('ID').slice(0, 2)).toEqual(['RC-000001', 'R-000001']);
	expect(all('Name')).toContain('Lina <Haddad> & "Sons"');
	expect(all('PayableAmount')).toEqual(['118.500']);
	expect(all('CreditedQuantity')).toEqual(['1', '2']);
	expect(xml).toContain('<cbc:TaxAmount currencyID="JOD">16.345</cbc:TaxAmount>');
});
