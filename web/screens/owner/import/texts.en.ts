/** English texts of the import of cars. */
import { forms } from '#web/i18n/format.ts';

export const texts = {
	title: 'Import cars',
	lead: 'Several cars at once from a spreadsheet. You see a report first; nothing is saved until you confirm.',
	choose: 'Choose a CSV or Excel file',
	limits: (cars: string, megabytes: string) => `Up to ${cars} cars and ${megabytes} MB, .csv or .xlsx`,
	reading: 'Reading...',
	template: 'Download the template',
	templateHint: 'One line for each car. The plate is the key: import the file again after a change, and no car is made twice.',
	failed: 'The file could not be read.',
	reportTitle: 'This would be imported',
	reportHint: 'Cars become drafts that only you see. Refused records are left out; mend them in the file and import it again.',
	doneTitle: 'Imported',
	doneHint: 'The drafts are under My Cars. They need photos before we can verify them.',
	outcomes: { NEW: 'New', CHANGED: 'To change', UNCHANGED: 'Unchanged', REFUSED: 'Refused' },
	done: { NEW: 'Created', CHANGED: 'Changed', UNCHANGED: 'Unchanged', REFUSED: 'Refused' },
	unknownHeadings: 'These columns are not known and were left out:',
	comma: ', ',
	show: 'Show',
	record: (number: string) => `Record ${number}`,
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
