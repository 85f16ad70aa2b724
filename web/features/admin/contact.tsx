/** Contact details. A long e-mail address breaks at the @; a number never breaks. */
import { phoneInGroups } from '#web/features/people/people.ts';

export function Contact({ way }: { way: string }) {
	const at = way.indexOf('@');
	if (at < 0)
		return (
			<bdi dir="ltr" className="numbers whitespace-nowrap">
				{phoneInGroups(way)}
			</bdi>
		);
	return (
		<bdi className="wrap-anywhere">
			{way.slice(0, at)}
			<wbr />
			{way.slice(at)}
		</bdi>
	);
}
