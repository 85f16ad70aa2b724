import { describe, expect, it } from 'vitest';
import { parseMoment } from '#contract/time.ts';
import { parseBusySpans } from './read-ical.ts';

const at = (text: string) => (parseMoment(text) ?? new Date(Number.NaN)).getTime();
const window = { from: at('2031-03-01T00:00:00+03:00'), to: at('2032-03-01T00:00:00+03:00') };
const calendar = (...events: string[][]) =>
	['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...events.flat(), 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', `UID:${lines.join('').length}@elsewhere`, ...lines, 'END:VEVENT'];
const shown = (text: string) =>
	parseBusySpans(text, window).map(({ from, to }) => [new Date(from).toISOString(), new Date(to).toISOString()]);

describe('an external calendar', () => {
	it.each<[string, string[], Array<[string, string]>]>([
		[
			'whole days are days in Amman',
			['DTSTART;VALUE=DATE:20310310', 'DTEND;VALUE=DATE:20310312'],
			[['2031-03-09T21:00:00.000Z', '2031-03-11T21:00:00.000Z']],
		],
		['a date alone is one day', ['DTSTART;VALUE=DATE:20310310'], [['2031-03-09T21:00:00.000Z', '2031-03-10T21:00:00.000Z']]],
		['times in UTC', ['DTSTART:20310310T070000Z', 'DTEND:20310313T070000Z'], [['2031-03-10T07:00:00.000Z', '2031-03-13T07:00:00.000Z']]],
		[
			'times without a zone are Amman’s',
			['DTSTART:20310310T100000', 'DTEND:20310310T120000'],
			[['2031-03-10T07:00:00.000Z', '2031-03-10T09:00:00.000Z']],
		],
		[
			'a zone by its name alone',
			['DTSTART;TZID=Europe/Berlin:20310710T100000', 'DURATION:PT2H'],
			[['2031-07-10T08:00:00.000Z', '2031-07-10T10:00:00.000Z']],
		],
		['what is free', ['DTSTART;VALUE=DATE:20310310', 'TRANSP:TRANSPARENT'], []],
		['what is called off', ['DTSTART;VALUE=DATE:20310310', 'STATUS:CANCELLED'], []],
		['what is over', ['DTSTART;VALUE=DATE:20300310'], []],
		['what is beyond a year', ['DTSTART;VALUE=DATE:20320310'], []],
		['no time at all', ['DTSTART:20310310T100000Z'], []],
	])('%s', (_, lines, expected) => {
		expect(shown(calendar(event(...lines)))).toEqual(expected);
	});

	it('has repeated events, without exceptions and with moved ones', () => {
		const weekly = [
			'BEGIN:VEVENT',
			'UID:weekly@elsewhere',
			'DTSTART;VALUE=DATE:20310307',
			'RRULE:FREQ=WEEKLY;COUNT=4',
			'EXDATE;VALUE=DATE:20310314',
			'END:VEVENT',
		];
		const moved = [
			'BEGIN:VEVENT',
			'UID:weekly@elsewhere',
			'RECURRENCE-ID;VALUE=DATE:20310321',
			'DTSTART;VALUE=DATE:20310322',
			'DTEND;VALUE=DATE:20310323',
			'END:VEVENT',
		];
		const days = parseBusySpans(calendar(weekly, moved), window).map(({ from }) =>
			new Date(from + 3 * 3_600_000).toISOString().slice(0, 10),
		);
		expect(days).toEqual(['2031-03-07', '2031-03-22', '2031-03-28']);
	});

	it('is read for a year', () => {
		const daily = ['BEGIN:VEVENT', 'UID:daily@elsewhere', 'DTSTART;VALUE=DATE:20250101', 'RRULE:FREQ=DAILY', 'END:VEVENT'];
		expect(parseBusySpans(calendar(daily), window)).toHaveLength(366);
	});

	it('is read without the events that we exported', () => {
		expect(shown(calendar(['BEGIN:VEVENT', 'UID:1@mishwar', 'DTSTART;VALUE=DATE:20310310', 'END:VEVENT']))).toEqual([]);
	});

	it.each(['', 'hello', '<html></html>', 'BEGIN:VCARD\r\nEND:VCARD'])('is not accepted: %j', (text) => {
		expect(() => parseBusySpans(text, window)).toThrow();
	});
});
