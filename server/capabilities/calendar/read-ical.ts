/**
 * Busy times of an iCalendar file (RFC 5545). Dates and times without a zone are in Amman; transparent and cancelled events are ignored.
 * Runs in a worker thread (ical-worker.ts), because recurrence rules can be written to expand endlessly.
 */
import ICAL from 'ical.js';
import { ammanMidnight } from '#contract/time.ts';

/** Milliseconds since 1970, as passed between threads. */
export type BusySpan = { from: number; to: number };

/** Occurrences examined for one event, most of which may be in the past. */
const MAX_REPETITIONS = 20_000;
const MAX_TAKEN = 2000;
/** Marks our own events, which return when two calendars import each other. */
const OURS = '@mishwar';

/** Throws if the text is not a calendar. */
export function parseBusySpans(text: string, window: BusySpan): BusySpan[] {
	const root = new ICAL.Component(ICAL.parse(text));
	if (root.name !== 'vcalendar') throw new Error('not a calendar');
	const events = root.getAllSubcomponents('vevent').filter((event) => !String(event.getFirstPropertyValue('uid') ?? '').endsWith(OURS));
	const exceptions = events.filter((event) => event.hasProperty('recurrence-id'));
	const busy: BusySpan[] = [];
	for (const event of events.filter((each) => !exceptions.includes(each))) {
		const uid = event.getFirstPropertyValue('uid');
		const changes = exceptions.filter((each) => each.getFirstPropertyValue('uid') === uid);
		busy.push(...timesOf(new ICAL.Event(event, { exceptions: changes, strictExceptions: false }), window));
		if (busy.length > MAX_TAKEN) throw new Error('too many events');
	}
	return busy;
}

function timesOf(event: ICAL.Event, window: BusySpan): BusySpan[] {
	if (!event.isRecurring())
		return clipToWindow(window, blocksCar(event.component) ? timeOf(event.startDate, event.endDate, event.component) : null);
	const times: BusySpan[] = [];
	const iterator = event.iterator();
	for (let count = 0; count < MAX_REPETITIONS && times.length < MAX_TAKEN; count += 1) {
		const next = iterator.next();
		if (!next || dateOf(next, event.component) >= window.to) break;
		const { item, startDate, endDate } = event.getOccurrenceDetails(next);
		if (blocksCar(item.component)) times.push(...clipToWindow(window, timeOf(startDate, endDate, item.component)));
	}
	return times;
}

function blocksCar(component: ICAL.Component): boolean {
	const says = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase();
	return says('transp') !== 'TRANSPARENT' && says('status') !== 'CANCELLED';
}

const timeOf = (start: ICAL.Time, end: ICAL.Time, component: ICAL.Component): BusySpan => ({
	from: dateOf(start, component),
	to: dateOf(end, component),
});

function clipToWindow(window: BusySpan, time: BusySpan | null): BusySpan[] {
	return time && time.to > time.from && time.to > window.from && time.from < window.to
		? [{ from: time.from, to: Math.min(time.to, window.to) }]
		: [];
}

function dateOf(time: ICAL.Time, component: ICAL.Component): number {
	const date = [time.year, time.month, time.day].map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-');
	if (time.isDate) return ammanMidnight(date).getTime();
	if (time.zone && time.zone.tzid !== 'floating') return time.toUnixTime() * 1000;
	const named = component.getFirstProperty('dtstart')?.getFirstParameter('tzid');
	return atZone(Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second), named ?? 'Asia/Amman');
}

/** The moment at which clocks of this zone show these figures; unknown zones count as Amman. */
function atZone(figures: number, zone: string): number {
	const offsetAt = (moment: number) => {
		const parts = new Intl.DateTimeFormat('en-US', {
			...{ timeZone: zone, hourCycle: 'h23', calendar: 'gregory', numberingSystem: 'latn' },
			...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' },
		} as Intl.DateTimeFormatOptions).formatToParts(moment);
		const numberOf = (type: string) => Number(parts.find((part) => part.type === type)?.value);
		return (
			Date.UTC(numberOf('year'), numberOf('month') - 1, numberOf('day'), numberOf('hour'), numberOf('minute'), numberOf('second')) - moment
		);
	};
	try {
		return figures - offsetAt(figures - offsetAt(figures));
	} catch {
		return atZone(figures, 'Asia/Amman');
	}
}
