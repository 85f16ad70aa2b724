import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPart, texts } from '#tests/parts/render-part.tsx';
import { formatIn } from '#web/i18n/format.ts';
import type { Language } from '#web/i18n/language.ts';
import RangeCalendar, { type RangeCalendarProps } from './range-calendar.tsx';

const TODAY = '2031-03-10';

type PartProps = { onChoose?(date: string): void } & Partial<RangeCalendarProps>;

/** The first chosen day begins the stay, the second one ends it. */
function Part({ onChoose, ...props }: PartProps) {
	const [stay, setStay] = useState<{ start: string | null; end: string | null }>({ start: null, end: null });
	const choose = (date: string) => {
		onChoose?.(date);
		setStay((now) => (now.start && !now.end ? { ...now, end: date } : { start: date, end: null }));
	};
	return (
		<RangeCalendar
			{...stay}
			today={TODAY}
			months={1}
			occupied={(date) => date === '2031-03-20'}
			closed={(date) => date === '2031-03-21'}
			onChoose={choose}
			{...props}
		/>
	);
}

/** A day's button, by the date that it announces. */
const day = (date: string, language: Language = 'en') =>
	screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(`^${formatIn(language).date(date, 'full')}`) });
const nameOf = (date: string, language?: Language) => day(date, language).getAttribute('aria-label');

it('selects a first and a last day, and announces them', async () => {
	const onChoose = vi.fn();
	const { user } = renderPart(<Part onChoose={onChoose} />);
	await user.click(day('2031-03-12'));
	await user.click(day('2031-03-15'));
	expect(onChoose.mock.calls).toEqual([['2031-03-12'], ['2031-03-15']]);
	const { dates } = texts.en;
	expect(['2031-03-12', '2031-03-13', '2031-03-15'].map((date) => nameOf(date)?.includes(dates.selected))).toEqual([true, false, true]);
	expect(nameOf(TODAY)).toContain(dates.today);
});

it.each(['en', 'ar'] as const)('disables past, occupied and forbidden days, and announces occupied ones (%s)', async (language) => {
	const onChoose = vi.fn();
	const { user } = renderPart(<Part onChoose={onChoose} />, { language });
	const { dates } = texts[language];
	for (const date of ['2031-03-09', '2031-03-20', '2031-03-21']) {
		expect(day(date, language).disabled || day(date, language).getAttribute('aria-disabled') === 'true').toBe(true);
		await user.click(day(date, language));
	}
	expect(onChoose).not.toHaveBeenCalled();
	expect(nameOf('2031-03-20', language)).toContain(dates.taken);
	expect(nameOf('2031-03-21', language)).not.toContain(dates.taken);
});

it.each(['en', 'ar'] as const)('starts with this month, and weeks begin on Saturday (%s)', async (language) => {
	const { user } = renderPart(<Part />, { language });
	const { dates } = texts[language];
	const format = formatIn(language);
	const headers = within(screen.getByRole('grid', { name: format.date(TODAY, 'month') })).getAllByRole('columnheader', { hidden: true });
	expect(headers).toHaveLength(7);
	expect(headers[0]?.getAttribute('aria-label')).toBe(format.date('2031-03-15', 'weekdayFull'));
	expect(screen.getByRole('button', { name: dates.previousMonth }).getAttribute('aria-disabled')).toBe('true');
	await user.click(screen.getByRole('button', { name: dates.nextMonth }));
	expect(screen.getByRole('grid', { name: format.date('2031-04-10', 'month') })).toBeDefined();
	await user.click(screen.getByRole('button', { name: dates.previousMonth }));
	expect(screen.getByRole('grid', { name: format.date(TODAY, 'month') })).toBeDefined();
});

it.each([
	['en', '{ArrowRight}'],
	['ar', '{ArrowLeft}'],
] as const)('is navigated by keyboard, with the next day in the direction of the language (%s)', async (language, onwards) => {
	const onChoose = vi.fn();
	const { user } = renderPart(<Part onChoose={onChoose} focused />, { language });
	expect(document.activeElement).toBe(day(TODAY, language));
	await user.keyboard(onwards);
	expect(document.activeElement).toBe(day('2031-03-11', language));
	await user.keyboard('{ArrowDown}');
	expect(document.activeElement).toBe(day('2031-03-18', language));
	await user.keyboard('{Enter}');
	expect(onChoose).toHaveBeenCalledWith('2031-03-18');
});

it('can be read-only', () => {
	renderPart(<RangeCalendar start={null} end={null} today={TODAY} months={2} occupied={(date) => date === '2031-04-02'} />);
	expect(screen.getAllByRole('grid')).toHaveLength(2);
	expect(screen.getByRole('grid', { name: formatIn('en').date('2031-04-02', 'month') })).toBeDefined();
});
