import { useLingui } from '@lingui/react/macro';
import { type StaffRole, staffRoles } from '#contract/staff-roles.ts';
import { FieldGroup } from '#ui/primitives/FieldGroup.tsx';
import { RadioCard } from '#ui/primitives/RadioCard.tsx';
import { roleWords } from '../words/role-words.ts';
import { roleDuties } from './role-duties.ts';

/** The role of a member of staff, each with what it may do. */
export function RoleField({ role, error }: { role?: StaffRole; error: string | undefined }) {
  const { t, i18n } = useLingui();
  return (
    <FieldGroup legend={t`Role`} error={error}>
      {staffRoles.map(each => (
        <RadioCard
          key={each}
          name="role"
          value={each}
          defaultChecked={each === role}
          title={i18n._(roleWords[each])}
          description={i18n._(roleDuties[each])}
        />
      ))}
    </FieldGroup>
  );
}
