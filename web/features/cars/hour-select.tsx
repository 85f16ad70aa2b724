/** The hour of a pickup or return. Hours that are taken or refused by the rules stay visible and disabled. */
import { useLanguage } from '#web/i18n/context.tsx';
import { Select } from '#web/ui/field.tsx';
import type { HourChoice } from './stay-times.ts';

type HourSelectProps = {
	label: string;
	/** `HH:MM`; null before a date is chosen. */
	value: string | null;
	choices: readonly HourChoice[];
	invalid: boolean;
	describedBy: string | undefined;
	onChange(time: string): void;
};

export function HourSelect({ label, value, choices, invalid, describedBy, onChange }: HourSelectProps) {
	const { texts, format } = useLanguage();
	const ownsHour = value === null || choices.some(({ time }) => time === value);
	// The server's clock and the browser's differ by moments, in which an hour may pass.
	const shown: readonly HourChoice[] = ownsHour ? choices : [{ time: value, state: 'CLOSED' }, ...choices];
	return (
		<Select
			aria-label={label}
			aria-describedby={describedBy}
			aria-invalid={invalid || undefined}
			disabled={value === null}
			value={value ?? ''}
			onChange={({ currentTarget }) => onChange(currentTarget.value)}
			className="numbers needs-script h-full min-h-11 text-sm"
		>
			{value === null && <option value="">{texts.dates.noHour}</option>}
			{shown.map(({ time, state }) => (
				<option key={time} value={time} disabled={state !== 'FREE' && time !== value} suppressHydrationWarning>
					{state === 'TAKEN' ? texts.dates.takenHour(format.hour(time)) : format.hour(time)}
				</option>
			))}
		</Select>
	);
}
