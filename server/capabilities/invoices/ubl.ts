/** An invoice as UBL 2.1 (OASIS): an Invoice or a CreditNote document, its elements in the order of the schema. Pure. */
import type { Invoice } from '#contract/invoices.ts';

const COMMON = 'urn:oasis:names:specification:ubl:schema:xsd';
const CURRENCY = 'JOD';
/** Codes of UN/CEFACT list 1001. */
const typeCodes = { INVOICE: '380', CREDIT_NOTE: '381' } as const;
/** UN/ECE recommendation 20: one. */
const UNIT = 'C62';

type Attributes = Readonly<Record<string, string>>;
type Element = readonly [name: string, content: string | readonly Element[], attributes?: Attributes];

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// XML 1.0 has no way to write control characters.
const escaped = (text: string): string =>
	// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that must not be in the document
	text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').replace(/[&<>"]/g, (character) => escapes[character] ?? '');

function write([name, content, attributes = {}]: Element, indent = ''): string {
	const opening = `${indent}<${name}${Object.entries(attributes)
		.map(([key, value]) => ` ${key}="${escaped(value)}"`)
		.join('')}>`;
	if (typeof content === 'string') return `${opening}${escaped(content)}</${name}>\n`;
	return `${opening}\n${content.map((child) => write(child, `${indent}\t`)).join('')}${indent}</${name}>\n`;
}

const amount = (name: string, jod: string): Element => [`cbc:${name}`, jod, { currencyID: CURRENCY }];
const taxScheme: Element = ['cac:TaxScheme', [['cbc:ID', 'VAT']]];

/** `S`: taxed; `O`: not subject to tax. */
const taxCategory = (name: string, percent: number): Element => [
	name,
	percent > 0 ? [['cbc:ID', 'S'], ['cbc:Percent', String(percent)], taxScheme] : [['cbc:ID', 'O'], taxScheme],
];

const inBoth = (name: string, en: string, ar: string): Element[] => [
	[name, en, { languageID: 'en' }],
	[name, ar, { languageID: 'ar' }],
];

/** The names of a deleted account are empty. */
function party(name: string, { nameEn, nameAr, taxNumber }: Invoice['seller']): Element {
	const names: Element[] = inBoth('cbc:Name', nameEn, nameAr).map((each) => ['cac:PartyName', [each]]);
	return [
		name,
		[
			[
				'cac:Party',
				[
					...names,
					['cac:PostalAddress', [['cac:Country', [['cbc:IdentificationCode', 'JO']]]]],
					...(taxNumber ? ([['cac:PartyTaxScheme', [['cbc:CompanyID', taxNumber], taxScheme]]] as const) : []),
					['cac:PartyLegalEntity', [['cbc:RegistrationName', nameEn]]],
				],
			],
		],
	];
}

function line({ textEn, textAr, quantity, netJod, taxJod }: Invoice['lines'][number], index: number, invoice: Invoice): Element {
	const isCredit = invoice.document === 'CREDIT_NOTE';
	return [
		isCredit ? 'cac:CreditNoteLine' : 'cac:InvoiceLine',
		[
			['cbc:ID', String(index + 1)],
			[isCredit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity', String(quantity), { unitCode: UNIT }],
			amount('LineExtensionAmount', netJod),
			['cac:TaxTotal', [amount('TaxAmount', taxJod)]],
			[
				'cac:Item',
				[...inBoth('cbc:Description', textEn, textAr), ['cbc:Name', textEn], taxCategory('cac:ClassifiedTaxCategory', invoice.taxPercent)],
			],
			// The amount is of the whole quantity, so that it needs no division.
			['cac:Price', [amount('PriceAmount', netJod), ['cbc:BaseQuantity', String(quantity), { unitCode: UNIT }]]],
		],
	];
}

function bodyOf(invoice: Invoice): Element[] {
	const { document, number, id, issuedAt, bookingId, credits, taxPercent, netJod, taxJod, totalJod, promoJod, payableJod } = invoice;
	const isCredit = document === 'CREDIT_NOTE';
	return [
		['cbc:UBLVersionID', '2.1'],
		['cbc:ID', number],
		['cbc:UUID', id],
		['cbc:IssueDate', issuedAt.slice(0, 10)],
		['cbc:IssueTime', issuedAt.slice(11)],
		[isCredit ? 'cbc:CreditNoteTypeCode' : 'cbc:InvoiceTypeCode', typeCodes[document]],
		['cbc:DocumentCurrencyCode', CURRENCY],
		['cbc:TaxCurrencyCode', CURRENCY],
		...(credits
			? ([
					[
						'cac:BillingReference',
						[
							[
								'cac:InvoiceDocumentReference',
								[
									['cbc:ID', credits.number],
									['cbc:UUID', credits.id],
								],
							],
						],
					],
				] as const)
			: []),
		[
			'cac:AdditionalDocumentReference',
			[
				['cbc:ID', bookingId],
				['cbc:DocumentType', 'Booking'],
			],
		],
		party('cac:AccountingSupplierParty', invoice.seller),
		party('cac:AccountingCustomerParty', invoice.buyer),
		['cac:Delivery', [['cbc:ActualDeliveryDate', invoice.suppliedOn]]],
		[
			'cac:TaxTotal',
			[
				amount('TaxAmount', taxJod),
				['cac:TaxSubtotal', [amount('TaxableAmount', netJod), amount('TaxAmount', taxJod), taxCategory('cac:TaxCategory', taxPercent)]],
			],
		],
		[
			'cac:LegalMonetaryTotal',
			[
				amount('LineExtensionAmount', netJod),
				amount('TaxExclusiveAmount', netJod),
				amount('TaxInclusiveAmount', totalJod),
				...(promoJod === '0.000' ? [] : [amount('PrepaidAmount', promoJod)]),
				amount('PayableAmount', payableJod),
			],
		],
		...invoice.lines.map((each, index) => line(each, index, invoice)),
	];
}

export function toUbl(invoice: Invoice): string {
	const root = invoice.document === 'CREDIT_NOTE' ? 'CreditNote' : 'Invoice';
	const namespaces = {
		xmlns: `${COMMON}:${root}-2`,
		'xmlns:cac': `${COMMON}:CommonAggregateComponents-2`,
		'xmlns:cbc': `${COMMON}:CommonBasicComponents-2`,
	};
	return `<?xml version="1.0" encoding="UTF-8"?>\n${write([root, bodyOf(invoice), namespaces])}`;
}
