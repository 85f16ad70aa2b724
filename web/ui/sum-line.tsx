/** One line of the sums of a decision, in a description list: what it is, and how much. */
import type { ReactNode } from 'react';

type SumLineProps = { label: string; strong?: boolean; children: ReactNode };

export function SumLine({ label, strong = false, children }: SumLineProps) {
	return (
		<div className={`flex items-baseline justify-between gap-4${strong ? ' font-semibold text-base' : ''}`}>
			<dt>{label}</dt>
			<dd className="whitespace-nowrap">{children}</dd>
		</div>
	);
}
