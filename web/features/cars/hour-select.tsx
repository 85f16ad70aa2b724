/** The hour of a pickup or return. Hours that are occupied or refused by the rules stay visible and disabled. */
import { useLanguage } from '#web/i18n/context.tsx';
import { Select } from '#web/ui/field.tsx';
import type { HourChoice } from './stay-times.ts';

type HourSelectProps = {
	label: string;
	/** `HH:MM` */
	value: string;
	choices: readonly HourChoice[];
	invalid: boolean;
	describedBy: string | undefined;
	onChange(time: string): void;
};

export function HourSelect({ label, value, choices, invalid, describedBy, onChange }: HourSelectProps) {
	const { texts, format } = useLanguage();
	const isOffered = choices.some(({ time }) => time === value);
	// An hour from an address may be outside the hours of this car; it stays visible until another one is chosen.
	const shownChoices: readonly HourChoice[] = isOffered ? choices : [{ time: value, state: 'CLOSED' }, ...choices];
	return (
		<Select
			aria-label={label}
			aria-describedby={describedBy}
			aria-invalid={invalid || undefined}
			value={value}
			onChange={({ currentTarget }) => onChange(currentTarget.value)}
			className="numbers needs-script h-full min-h-11 text-sm"
		>
			{shownChoices.map(({ time, state }) => (
				<option key={time} value={time} disabled={state !== 'FREE' && time !== value} suppressHydrationWarning>
					{state === 'OCCUPIED' ? texts.dates.occupiedHour(format.hour(time)) : format.hour(time)}
				</option>
			))}
		</Select>
	);
}
