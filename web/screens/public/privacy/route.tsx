/** The privacy notice: what is kept of a person, why, how long, and what they can ask for. */
import { LegalPage } from '../legal-page.tsx';
import { usePrivacyTexts } from './texts.ts';

export default function PrivacyScreen() {
	return <LegalPage texts={usePrivacyTexts()} />;
}
