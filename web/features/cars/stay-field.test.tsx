import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ammanMonth } from '#contract/time.ts';
import { renderPart, texts } from '#tests/parts/render-part.tsx';
import { formatIn } from '#web/i18n/format.ts';
import type { Stay } from './stay.ts';
import { StayField } from './stay-field.tsx';

/** The calendar covers only a year: everything happens in the next month. */
const MONTH = ammanMonth(new Date(), 1);
const on = (text: string) => `${MONTH}-${text}`;
const rules = { minRentalDays: 1, maxRentalDays: 30, noticeHours: 0, hours: { from: '08:00', until: '22:00' } };
/** Returned at 14:00 on the 8th; the next renter comes at 18:00 on the 12th. */
const booked = [
	{ startDate: on('05T10:00:00+03:00'), endDate: on('08T14:00:00+03:00') },
	{ startDate: on('12T18:00:00+03:00'), endDate: on('15T10:00:00+03:00') },
];

type PartProps = { start: Stay; forACar?: boolean; onChange?(stay: Stay): void };

function Part({ start, forACar = true, onChange }: PartProps) {
	const [stay, setStay] = useState(start);
	const change = (next: Stay) => {
		onChange?.(next);
		setStay(next);
	};
	return <StayField value={stay} onChange={change} names={{ pickup: 'pickup', return: 'return' }} {...(forACar && { booked, rules })} />;
}

const hourOf = (edge: 'pickup' | 'return', language: 'en' | 'ar' = 'en') =>
	screen.getByRole<HTMLSelectElement>('combobox', { name: texts[language].dates.hours[edge] });
const hoursOf = (edge: 'pickup' | 'return') => within(hourOf(edge)).getAllByRole<HTMLOptionElement>('option');
const sent = (container: HTMLElement) =>
	[...container.querySelectorAll<HTMLInputElement>('input[type=hidden]')].map(({ name, value }) => [name, value]);

it.each(['en', 'ar'] as const)('displays ten for bare dates, and sends an hour with its date (%s)', async (language) => {
	const onChange = vi.fn();
	const { user, container } = renderPart(<Part start={{ pickup: on('09'), return: on('11') }} onChange={onChange} />, { language });
	expect([hourOf('pickup', language).value, hourOf('return', language).value]).toEqual(['10:00', '10:00']);
	await user.selectOptions(hourOf('pickup', language), '22:00');
	expect(onChange).toHaveBeenLastCalledWith({ pickup: on('09T22:00'), return: on('11') });
	await user.selectOptions(hourOf('return', language), '08:30');
	expect(sent(container)).toEqual([
		['pickup', on('09T22:00')],
		['return', on('11T08:30')],
	]);
	await user.selectOptions(hourOf('pickup', language), '10:00');
	expect(onChange).toHaveBeenLastCalledWith({ pickup: on('09'), return: on('11T08:30') });
});

it('offers the hours of the car, and marks occupied ones', () => {
	renderPart(<Part start={{ pickup: on('08T14:00'), return: on('12T18:00') }} />);
	const pickups = hoursOf('pickup');
	expect([pickups[0]?.value, pickups.at(-1)?.value]).toEqual(['08:00', '22:00']);
	const state = (options: HTMLOptionElement[], time: string) => {
		const option = options.find(({ value }) => value === time);
		return [option?.disabled, option?.textContent];
	};
	expect(state(pickups, '13:30')).toEqual([true, '13:30, taken']);
	expect(state(pickups, '14:00')).toEqual([false, '14:00']);
	expect(state(hoursOf('return'), '18:00')).toEqual([false, '18:00']);
	expect(state(hoursOf('return'), '18:30')).toEqual([true, '18:30, taken']);
});

it('displays an hour from an address that the car does not offer, so that it can be changed', () => {
	renderPart(<Part start={{ pickup: on('09T23:15'), return: null }} />);
	expect(hourOf('pickup').value).toBe('23:15');
});

it('offers no hour before a date is chosen, and the whole day without a car', () => {
	renderPart(<Part start={{ pickup: on('09'), return: null }} forACar={false} />);
	expect(screen.queryByRole('combobox', { name: texts.en.dates.hours.return })).toBeNull();
	expect(hoursOf('pickup').map(({ value }) => value)).toHaveLength(48);
});

it('chooses the next free hour on a day on which another renter returns the car', async () => {
	const onChange = vi.fn();
	const { user } = renderPart(<Part start={{ pickup: on('09'), return: on('11') }} onChange={onChange} />);
	await user.click(screen.getByRole('button', { name: new RegExp(`^${texts.en.dates.pickup}`) }));
	await user.click(await screen.findByRole('button', { name: new RegExp(`^${formatIn('en').date(on('08'), 'full')}`) }));
	expect(onChange).toHaveBeenLastCalledWith({ pickup: on('08T14:00'), return: on('11') });
});
