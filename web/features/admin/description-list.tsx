/** Description list in columns; empty values are omitted. */
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type Fact = readonly [name: string, value: ReactNode];

/** `isNarrow`: two columns in a narrow place. */
export function DescriptionList({ facts, isNarrow = false }: { facts: readonly Fact[]; isNarrow?: boolean }) {
	return (
		<dl className={clsx('numbers grid grid-cols-2 gap-x-4 gap-y-3 text-sm', !isNarrow && 'sm:grid-cols-3')}>
			{facts
				.filter(([, value]) => (value ?? '') !== '')
				.map(([name, value]) => (
					<div key={name} className="min-w-0">
						<dt className="text-muted">{name}</dt>
						<dd className="break-words font-medium">{value}</dd>
					</div>
				))}
		</dl>
	);
}
