/** One record of a file as the values of a car, or what is wrong in it. Pure. */
import { termsShape } from '#contract/calendar.ts';
import { type AttributeKey, carAttributes } from '#contract/car-attributes.ts';
import { typedShape } from '#contract/car-shapes.ts';
import { lengthOfWords, MAX_WORDS, MIN_WORDS, toPlainParagraphs } from '#contract/car-words.ts';
import { foldDigits } from '#contract/digits.ts';
import { typedStocks } from '#contract/extra-stocks.ts';
import type { FieldTextKey } from '#contract/field-texts.ts';
import { type ImportColumn, importColumnKeys, importColumns } from '#contract/import-columns.ts';
import { carDocumentFields, dailyRateJod } from '#contract/listing-form.ts';
import { maskContacts, namesContact } from '#server/platform/contacts/mask-contacts.ts';
import type { CarValues } from '../columns.ts';
import type { DriverLimits } from '../driver-terms.ts';
import { readAllCarsExtras, type StatedStocks } from './all-cars-extras.ts';
import { addressesOf, type Branch, branchNamed, featureNamed, namesFor, plateClassNamed, separated, spelled } from './names.ts';
import { type RecordTerms, readTerm, type TermColumn, termColumns } from './record-terms.ts';
import type { SentenceKey, SentenceValue } from './texts.ts';

/** The columns that are attributes of a car by the same key. */
export const attributeColumns = importColumnKeys.filter((key): key is AttributeColumn => key in carAttributes);
export type AttributeColumn = ImportColumn & AttributeKey;
type PlateClass = 'PRIVATE' | 'RENTAL' | 'OTHER';

/** The values of a record; empty cells are left out. */
export type CarOfRecord = {
	attributes: Partial<Pick<CarValues, AttributeColumn>>;
	plate: string;
	plateClass: PlateClass | null;
	/** If left out, it follows from the plate. */
	plateClassIsStated: boolean;
	dailyRateJod: string;
	branchId?: string;
	terms: RecordTerms;
	allCarsExtras?: StatedStocks | undefined;
	descriptions: { en?: string; ar?: string };
};

/** `says`: a specific sentence; by default, what belongs in the column. */
export type Problem = { column: ImportColumn | null; says?: SentenceKey; values?: Record<string, SentenceValue> };

export type Rules = { branches: readonly Branch[]; rentalPlatesOnly: boolean; drivers: DriverLimits };
export type Read = { car: CarOfRecord | null; problems: Problem[]; remarks: Problem[] };

type CellTexts = Partial<Record<ImportColumn, string>>;

/** Separators and the script of the digits do not matter. */
export const plateKey = (plate: string): string =>
	foldDigits(plate)
		.toUpperCase()
		.replace(/[^\p{Letter}\p{Number}]/gu, '');

export function readRecord(cells: CellTexts, rules: Rules): Read {
	const reading = new Reading(cells);
	const attributes: Record<string, unknown> = {};
	for (const column of attributeColumns) {
		const value = reading.attribute(column);
		if (value !== undefined) attributes[column] = value;
	}
	const plate = reading.typed('plate', carDocumentFields.shape.plateNumber);
	const plateClass = reading.plateClass(plate ?? '', rules.rentalPlatesOnly);
	const rate = reading.typed('dailyRateJod', dailyRateJod, ungrouped);
	const branchId = reading.branch(rules.branches);
	const descriptions = { ...reading.description('descriptionEn', 'en'), ...reading.description('descriptionAr', 'ar') };
	const terms: RecordTerms = Object.assign({}, ...termColumns.map((column) => reading.term(column)));
	const allCarsExtras = reading.allCarsExtras();
	const { problems, remarks } = reading;
	if (problems.length > 0 || !plate || rate === undefined) return { car: null, problems, remarks: [] };
	const plateClassIsStated = Boolean(cells.plateClass?.trim());
	const stated = { attributes, plate, plateClass, plateClassIsStated, dailyRateJod: rate, ...(branchId && { branchId }) };
	const car = { ...stated, terms, ...(allCarsExtras && { allCarsExtras }), descriptions };
	return { car, problems, remarks };
}

/** `1,250.00` and `١٬٢٥٠` → `1250.00`, `1250`. */
const ungrouped = (text: string): string => {
	const folded = foldDigits(text);
	return /^\d{1,3}(?:[,٬]\d{3})+(?:\.\d+)?$/.test(folded) ? folded.replace(/[,٬]/g, '') : folded;
};

type Parsed<Value> = { success: true; data: Value } | { success: false; error: { issues: ReadonlyArray<{ message: string }> } };
type Schema<Value> = { safeParse(value: unknown): Parsed<Value> };

/** A specific sentence where the column’s would not explain how to correct it. */
const specific: { readonly [Key in FieldTextKey]?: SentenceKey } = {
	TEXT_TOO_LONG: 'TOO_LONG',
	RATE_TWO_DECIMALS: 'STEPS',
	AMOUNT_INVALID: 'STEPS',
};

class Reading {
	readonly problems: Problem[] = [];
	readonly remarks: Problem[] = [];
	readonly #cells: CellTexts;

	constructor(cells: CellTexts) {
		this.#cells = cells;
	}

	/** Undefined for an empty cell, and for a value that cannot be stored. */
	#text(column: ImportColumn): string | undefined {
		// Our own exports prefix an apostrophe to what a spreadsheet would run as a formula.
		const text = (this.#cells[column]?.trim() ?? '').replace(/^'(?=[=+\-@])/, '');
		if (text.includes('\0') || text.includes('\ufffd') || !text.isWellFormed()) return this.#wrong(column, 'UNWRITABLE');
		if (text !== '') return text;
		return 'required' in importColumns[column] ? this.#wrong(column) : undefined;
	}

	#wrong(column: ImportColumn, says?: SentenceKey, values: Record<string, SentenceValue> = {}): undefined {
		const value = (this.#cells[column] ?? '').trim().slice(0, 60);
		this.problems.push({ column, ...(says && { says }), values: { value, choices: namesFor(column).join(', '), ...values } });
	}

	typed<Value>(column: ImportColumn, schema: Schema<Value>, prepare: (text: string) => unknown = (text) => text): Value | undefined {
		const text = this.#text(column);
		if (text === undefined) return undefined;
		const parsed = schema.safeParse(prepare(text));
		if (parsed.success) return parsed.data;
		const message = parsed.error.issues[0]?.message as FieldTextKey;
		return this.#wrong(column, column === 'depositJod' ? undefined : specific[message]);
	}

	attribute(column: AttributeColumn): unknown {
		const { kind } = carAttributes[column];
		if (column === 'features') return this.#features();
		if (kind === 'choice') return this.typed(column, typedShape[column] as Schema<unknown>, (text) => spelled(column, text));
		if (kind === 'money') return this.typed(column, typedShape[column] as Schema<unknown>, ungrouped);
		const value = this.typed<unknown>(column, typedShape[column] as Schema<unknown>);
		return typeof value === 'string' && namesContact(value) ? this.#wrong(column, 'CONTACTS') : value;
	}

	#features() {
		const names = separated(this.#text('features') ?? '');
		if (names.length === 0) return undefined;
		const unknown = names.filter((name) => featureNamed(name) === null);
		if (unknown.length > 0) return this.#wrong('features', undefined, { value: unknown.join(', ').slice(0, 60) });
		return [...new Set(names.map(featureNamed))];
	}

	/** A green plate begins with the code 70. */
	plateClass(plate: string, rentalOnly: boolean): PlateClass | null {
		const text = this.#text('plateClass');
		const named = text === undefined ? (/^70\D/.test(plate) ? 'RENTAL' : null) : plateClassNamed(text);
		if (text !== undefined && named === null) this.#wrong('plateClass');
		else if (rentalOnly && plate !== '' && named !== 'RENTAL') this.#wrong('plateClass', 'PLATE_NOT_RENTAL');
		return named;
	}

	branch(branches: readonly Branch[]): string | undefined {
		const text = this.#text('branch');
		if (text === undefined) return undefined;
		if (branches.length === 0) return this.#wrong('branch', 'NO_BRANCHES');
		const [found, ...others] = branchNamed(branches, text);
		if (!found) return this.#wrong('branch', undefined, { choices: addressesOf(branches) });
		return others.length > 0 ? this.#wrong('branch', 'BRANCH_OF_SEVERAL') : found.id;
	}

	term(column: TermColumn): RecordTerms {
		const value = this.typed<unknown>(column, termsShape[column] as Schema<unknown>, readTerm[column]);
		if (value === undefined) return {};
		const names = column === 'extras' ? (value as NonNullable<RecordTerms['extras']>).map(({ name }) => name ?? '') : [];
		if (names.some(namesContact)) this.#wrong(column, 'CONTACTS');
		return { [column]: value };
	}

	allCarsExtras(): StatedStocks | undefined {
		const stocks = this.typed<StatedStocks>('allCarsExtras', typedStocks, readAllCarsExtras);
		return stocks?.some(({ name }) => namesContact(name ?? '')) ? this.#wrong('allCarsExtras', 'CONTACTS') : stocks;
	}

	/** Contact details are masked before the length is counted, as in the form. */
	description(column: 'descriptionEn' | 'descriptionAr', language: 'en' | 'ar'): { en?: string; ar?: string } {
		const text = this.#text(column);
		if (text === undefined) return {};
		const plain = toPlainParagraphs(text);
		const { body, isMasked } = maskContacts(plain);
		const lengths = [plain, body].map(lengthOfWords);
		if (lengths.some((length) => length < MIN_WORDS || length > MAX_WORDS)) {
			this.#wrong(column);
			return {};
		}
		if (isMasked) this.remarks.push({ column, says: 'MASKED' });
		return { [language]: body };
	}
}
