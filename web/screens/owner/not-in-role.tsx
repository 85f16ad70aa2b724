/** Displayed instead of a screen that the member's role does not include, with the person who can change the role. */
import { LockKeyhole } from 'lucide-react';
import { EmptyState } from '#web/ui/states.tsx';

type NotInRoleProps = { title: string; hint: string; titleAs?: 'h1' };

export function NotInRole(text: NotInRoleProps) {
	return (
		<div className="rounded-card border border-line bg-surface">
			<EmptyState icon={<LockKeyhole aria-hidden />} {...text} />
		</div>
	);
}
