/** A raised section with a title, and optional content beside it. */
import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

type PanelProps = {
	title: string;
	/** At the end of the title's line. */
	aside?: ReactNode;
	/** A line below the title. */
	lead?: ReactNode;
	className?: string;
	children: ReactNode;
};

export function Panel({ title, aside, lead, className, children }: PanelProps) {
	const id = useId();
	return (
		<section aria-labelledby={id} className={clsx('rounded-card border border-line bg-surface p-5 shadow-card md:p-6', className)}>
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
				<h2 id={id} className="font-semibold text-lg">
					{title}
				</h2>
				{aside}
			</div>
			{lead && <p className="mt-1 text-muted text-sm">{lead}</p>}
			<div className="mt-5">{children}</div>
		</section>
	);
}
