/** Phone number input that shows +962 until a country code is typed. For use inside a Field. */
import { clsx } from 'clsx';
import { foldDigits } from '#contract/digits.ts';
import { Input } from '#web/ui/field.tsx';

export function PhoneInput({ typed, keep }: { typed: string; keep(phone: string): void }) {
	const local = isLocalNumber(typed);
	return (
		<span dir="ltr" className="numbers flex">
			<span
				className={clsx(
					'grid shrink-0 place-items-center rounded-s-control border border-control-line border-e-0 bg-sunken px-3 text-muted',
					!local && 'hidden',
				)}
			>
				+962
			</span>
			<Input
				name="phone"
				type="tel"
				inputMode="tel"
				autoComplete="tel"
				placeholder={local ? '7 9000 0000' : undefined}
				defaultValue={typed}
				onChange={(event) => keep(event.currentTarget.value)}
				className={clsx(local && 'rounded-s-none')}
			/>
		</span>
	);
}

/** True if +962 will be prepended; a number with + or 00 has its own country code. */
export function isLocalNumber(typed: string): boolean {
	return !/^(?:\+|00)/.test(foldDigits(typed).replace(/[\s\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, ''));
}
