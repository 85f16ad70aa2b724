/** English texts of the import of cars. */
import { forms } from '#web/i18n/format.ts';

export const texts = {
	title: 'Import cars',
	lead: 'Import several cars from a spreadsheet. You’ll see a report first; nothing is saved until you confirm.',
	choose: 'Choose a CSV or Excel file',
	limits: (cars: string, megabytes: string) => `Up to ${cars} cars and ${megabytes} MB, .csv or .xlsx`,
	reading: 'Reading...',
	template: 'Download the template',
	templateHint: 'One row per car. We recognise cars by their plate, so you can change the file and import it again without duplicates.',
	failed: 'We couldn’t read the file.',
	reportTitle: 'What will be imported',
	reportHint: 'Cars become drafts that only you can see. We leave out refused rows; fix them in the file and import it again.',
	nothingTitle: 'No car can be imported yet',
	nothingHint: 'Fix the refused rows in the file and import it again.',
	doneTitle: 'Imported',
	doneHint: 'You’ll find the drafts in My Cars. They need photos before we can verify them.',
	outcomes: { NEW: 'New', CHANGED: 'To change', UNCHANGED: 'Unchanged', REFUSED: 'Refused' },
	done: { NEW: 'Created', CHANGED: 'Changed', UNCHANGED: 'Unchanged', REFUSED: 'Refused' },
	unknownHeadings: 'We don’t know these columns and left them out:',
	comma: ', ',
	common: 'The same in many rows',
	inRecords: forms({ one: '({count} row)', other: '({count} rows)' }),
	show: 'Show',
	record: (number: string) => `Row ${number}`,
	nameless: 'No name',
	empty: 'empty',
	becomes: 'becomes',
	more: 'Show more',
	confirm: forms({ one: 'Import {count} car', other: 'Import {count} cars' }),
	importing: 'Importing...',
	another: 'Choose another file',
	toCars: 'See my cars',
};

export type ImportTexts = typeof texts;
