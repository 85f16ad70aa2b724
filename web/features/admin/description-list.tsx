/** Description list in columns; empty values are omitted. */
import type { ReactNode } from 'react';

export type Fact = readonly [name: string, value: ReactNode];

export function DescriptionList({ facts }: { facts: readonly Fact[] }) {
	return (
		<dl className="numbers grid grid-cols-2 gap-x-4 gap-y-3 text-sm sm:grid-cols-3">
			{facts
				.filter(([, value]) => value !== null && value !== '')
				.map(([name, value]) => (
					<div key={name} className="min-w-0">
						<dt className="text-muted">{name}</dt>
						<dd className="break-words font-medium">{value}</dd>
					</div>
				))}
		</dl>
	);
}
