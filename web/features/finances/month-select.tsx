/** Chooses the month of a list or statement; the choice is in the address. */
import { useLocation } from 'wouter';
import { useNow } from '#web/browser/page/use-now.ts';
import { useFormat } from '#web/i18n/context.tsx';
import { Field, Select } from '#web/ui/field.tsx';
import { monthsToChoose } from './month-in-address.ts';

const HOUR_MS = 3_600_000;

/** `all`: label of the choice of all months; without it a month is always chosen. */
export function MonthSelect({ label, month, all }: { label: string; month: string | undefined; all?: string }) {
	const [path, navigate] = useLocation();
	const format = useFormat();
	const months = monthsToChoose(new Date(useNow(HOUR_MS)), month);
	return (
		<Field label={label} className="min-w-44 print:hidden">
			<Select
				name="month"
				value={month ?? ''}
				onChange={({ currentTarget: { value } }) => navigate(value ? `${path}?month=${value}` : path, { replace: true })}
			>
				{all && <option value="">{all}</option>}
				{months.map((each) => (
					<option key={each} value={each} suppressHydrationWarning>
						{format.date(`${each}-01`, 'month')}
					</option>
				))}
			</Select>
		</Field>
	);
}
