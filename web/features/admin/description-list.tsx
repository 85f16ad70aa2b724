/** Description list in columns; empty values are omitted. */
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** `isWide`: has the whole width on the narrowest phones, for an address that would break within its name. */
export type Fact = readonly [name: string, value: ReactNode, isWide?: boolean];

/** `isNarrow`: two columns in a narrow place. */
export function DescriptionList({ facts, isNarrow = false }: { facts: readonly Fact[]; isNarrow?: boolean }) {
	return (
		<dl className={clsx('numbers grid grid-cols-2 gap-x-4 gap-y-3 text-sm', !isNarrow && 'sm:grid-cols-3')}>
			{facts
				.filter(([, value]) => (value ?? '') !== '')
				.map(([name, value, isWide]) => (
					<div key={name} className={clsx('min-w-0', isWide && 'max-[22rem]:col-span-2')}>
						<dt className="text-muted">{name}</dt>
						<dd className="break-words font-medium">{value}</dd>
					</div>
				))}
		</dl>
	);
}
