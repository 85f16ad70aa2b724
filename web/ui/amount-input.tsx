/** Amount input with its currency. */
import { useFormat } from '#web/i18n/context.tsx';
import { Input } from '#web/ui/field.tsx';

type AmountInputProps = { name: string; value: string; onChange(value: string): void };

export function AmountInput({ name, value, onChange }: AmountInputProps) {
	const { currency } = useFormat();
	return (
		<span className="relative block max-w-56">
			<Input
				name={name}
				inputMode="decimal"
				autoComplete="off"
				value={value}
				onChange={({ currentTarget }) => onChange(currentTarget.value)}
				className="numbers pe-12"
			/>
			<span className="pointer-events-none absolute inset-y-0 end-3 flex items-center text-muted text-sm">{currency}</span>
		</span>
	);
}
