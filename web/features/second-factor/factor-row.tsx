/** One second factor, with its actions. */
import type { ReactNode } from 'react';

type RowProps = { icon: ReactNode; name: string; about: ReactNode; children: ReactNode };

export function FactorRow({ icon, name, about, children }: RowProps) {
	return (
		<div className="flex flex-wrap items-center gap-4 py-4 first:pt-0 last:pb-0">
			<span className="grid size-11 shrink-0 place-items-center rounded-pill bg-sunken text-muted [&_svg]:size-5">{icon}</span>
			<div className="min-w-0 flex-1 basis-40">
				<p className="font-medium">{name}</p>
				<p suppressHydrationWarning className="numbers text-muted text-sm">
					{about}
				</p>
			</div>
			{children}
		</div>
	);
}
