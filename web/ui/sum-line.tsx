/** One line of a decision's sums, in a description list: label and amount. */
import type { ReactNode } from 'react';

type SumLineProps = { label: string; strong?: boolean; children: ReactNode };

export function SumLine({ label, strong = false, children }: SumLineProps) {
	return (
		<div className={`flex items-baseline justify-between gap-4${strong ? ' font-semibold text-base' : ''}`}>
			<dt className="text-balance">{label}</dt>
			<dd className="whitespace-nowrap">{children}</dd>
		</div>
	);
}
