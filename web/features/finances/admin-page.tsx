/** Frame of the admin screens about money. */
import type { ReactNode } from 'react';

type AdminPageProps = { heading: ReactNode; lead: ReactNode; aside?: ReactNode; above?: ReactNode; testId: string; children: ReactNode };

export function AdminPage({ heading, lead, aside, above, testId, children }: AdminPageProps) {
	return (
		<div className="mx-auto flex max-w-7xl flex-col gap-6" data-testid={testId}>
			<div>
				{above}
				<div className="flex flex-wrap items-end justify-between gap-3">
					<div>
						<h1 className="text-2xl md:text-3xl">{heading}</h1>
						<p className="mt-1 text-muted">{lead}</p>
					</div>
					{aside}
				</div>
			</div>
			{children}
		</div>
	);
}
