/** Import and export of an owner's cars as a file, and copies of one car (docs/decisions/084). Separate from the calls that every page loads. */
import * as z from 'zod';
import { endpoint, type RefusalText } from './endpoint.ts';
import { importColumnKeys } from './import-columns.ts';

export const carImportRefusals = {
	IMPORT_FILE_UNREADABLE: {
		status: 415,
		en: 'We can’t read this file. Save the table as CSV or as an Excel workbook (.xlsx) and choose it again.',
		ar: 'لا يمكننا قراءة هذا الملف. احفظ الجدول بصيغة CSV أو مصنف Excel ‏(.xlsx) ثم اختره مرة أخرى.',
	},
	IMPORT_QUOTES_OPEN: {
		status: 400,
		en: 'A quotation mark isn’t closed from row {record} on. Close it and choose the file again.',
		ar: 'ابتداءً من السطر {record} توجد علامة اقتباس مفتوحة غير مغلقة. أغلقها واختر الملف مرة أخرى.',
	},
	IMPORT_COLUMNS_MISSING: {
		status: 400,
		en: 'These columns are missing: {columns}. The first line must name the columns, as in the template.',
		ar: 'هذه الأعمدة غير موجودة: {columns}. يجب أن يذكر السطر الأول أسماء الأعمدة كما في النموذج.',
	},
	IMPORT_EMPTY: {
		status: 400,
		en: 'The file has no cars below the line with the headings.',
		ar: 'لا توجد سيارات في الملف تحت سطر العناوين.',
	},
	IMPORT_TOO_MANY: {
		status: 400,
		en: 'A file can have up to {limit} cars. Split it and import one part after the other.',
		ar: 'يحتوي الملف على {limit} سيارة على الأكثر. قسّمه واستورد الأجزاء واحداً بعد الآخر.',
	},
	IMPORT_OUTDATED: {
		status: 409,
		en: 'Your cars or the file have changed. Check the report again.',
		ar: 'تغيّرت سياراتك أو الملف. راجع التقرير مرة أخرى.',
	},
} as const satisfies Record<string, RefusalText>;

const column = z.enum(importColumnKeys);

/** What is wrong in a cell, or was left as it is, and how to mend it. */
const finding = z.object({
	/** Null: it concerns the whole record. */
	column: column.nullable(),
	/** The name of the column in the file; if it has none there, in the person’s language. */
	heading: z.string().nullable(),
	text: z.string(),
});
export type ImportFinding = z.output<typeof finding>;

const line = z.object({
	/** Counted as in a spreadsheet: the headings are record 1. */
	record: z.int(),
	/** Make, model and year, as far as the record has them. */
	car: z.string(),
	plate: z.string(),
	/** REFUSED: nothing of the record is written. */
	outcome: z.enum(['NEW', 'CHANGED', 'UNCHANGED', 'REFUSED']),
	/** Why it is refused. */
	problems: z.array(finding),
	/** What stays unchanged in a record that is accepted. */
	remarks: z.array(finding),
	/** Changes of a car that already exists. */
	changes: z.array(z.object({ column, heading: z.string(), from: z.string(), to: z.string() })),
});
export type ImportLine = z.output<typeof line>;

export const importReport = z.object({
	/** Names the file, the cars and the settings on which the report is based; sent with the confirmation. */
	version: z.string(),
	counts: z.object({ created: z.int(), changed: z.int(), unchanged: z.int(), refused: z.int() }),
	/** Unknown headings; their columns are left out. */
	unknownHeadings: z.array(z.string()),
	lines: z.array(line),
});
export type ImportReport = z.output<typeof importReport>;

const refusals = [
	...['IDENTITY_REQUIRED', 'IMPORT_FILE_UNREADABLE', 'IMPORT_QUOTES_OPEN', 'IMPORT_COLUMNS_MISSING', 'IMPORT_EMPTY', 'IMPORT_TOO_MANY'],
] as const;

export const previewCarImport = endpoint({
	method: 'POST',
	path: '/api/owner/cars/import/preview',
	summary:
		'Preview of an import of this file, line by line; nothing is written. The body is the file itself: CSV (UTF-8, UTF-16 or Windows-1256; comma, semicolon or tab) or .xlsx, at most 2 MB and 1,000 cars.',
	access: 'signed-in',
	response: importReport,
	refusals,
});

export const importCars = endpoint({
	method: 'POST',
	path: '/api/owner/cars/import',
	summary:
		'Import a file: all valid records or none. New cars become drafts. The plate is the key: an existing car is changed as far as an import may, and never created twice. `version`: the one of the report that the caller saw.',
	access: 'signed-in',
	query: z.object({ version: z.string().max(64) }),
	response: importReport,
	refusals: [...refusals, 'IMPORT_OUTDATED'],
});

export const exportOwnerCars = endpoint({
	method: 'GET',
	path: '/api/owner/exports/cars',
	summary: 'All of the caller’s own cars as a CSV file, with the columns that an import reads, in the language of the page.',
	access: 'signed-in',
	query: z.object({ lang: z.enum(['en', 'ar']).default('en') }),
	response: z.unknown(),
});

export const exportOwnerBookings = endpoint({
	method: 'GET',
	path: '/api/owner/exports/bookings',
	summary: 'All paid bookings of the caller’s own cars as a CSV file, newest first, in the language of the page.',
	access: 'signed-in',
	team: 'finances',
	query: z.object({ lang: z.enum(['en', 'ar']).default('en') }),
	response: z.unknown(),
});

export const duplicateCar = endpoint({
	method: 'POST',
	path: '/api/owner/cars/{id}/duplicate',
	summary:
		'Create a draft of another car of the same kind. It copies everything except plate, papers, mileage and photos: also prices, rules, terms, extras, texts, and the meeting point without its photo.',
	access: 'signed-in',
	idempotent: true,
	params: z.object({ id: z.uuid() }),
	response: z.object({ id: z.uuid(), slug: z.string() }),
	status: 201,
	refusals: ['CAR_NOT_FOUND', 'IDENTITY_REQUIRED'],
});

export const getImportTemplate = endpoint({
	method: 'GET',
	path: '/api/owner/cars/import/template',
	summary: 'A CSV file with the headings of an import and one example, in the language of the page.',
	access: 'signed-in',
	query: z.object({ lang: z.enum(['en', 'ar']).default('en') }),
	response: z.unknown(),
});
