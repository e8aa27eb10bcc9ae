import type { Member } from '../../../shared/people/members/member.ts';
import { useCurrentMember } from '../../api/session/current-member-api.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Avatar } from '../../ui/display/avatar.tsx';
import { CutText } from '../../ui/display/text/cut-text.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import { EmailText } from '../../ui/display/text/email-text.tsx';
import { RowActionsHeader } from '../../ui/lists/row-actions.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '../../ui/lists/table.tsx';
import { MemberActions } from './member-actions.tsx';

export function MembersTable(props: { organizationId: string; members: Member[] }) {
  const { organizationId, members } = props;
  const { t } = useTranslation();
  const current = useCurrentMember(organizationId);

  return (
    <Table label={t('members.title')}>
      <TableHead>
        <TableHeaderCell>{t('members.column.name')}</TableHeaderCell>
        <TableHeaderCell className="max-sm:hidden">{t('members.column.email')}</TableHeaderCell>
        <TableHeaderCell isCompact className="max-sm:hidden">
          {t('members.column.role')}
        </TableHeaderCell>
        <RowActionsHeader>{t('members.column.actions')}</RowActionsHeader>
      </TableHead>
      <TableBody>
        {members.map((member) => (
          <TableRow key={member.id}>
            <TableCell className="w-full max-w-0 sm:w-1/2">
              <div className="flex items-center gap-3">
                <Avatar name={member.user.name || member.user.email} size="sm" />
                <div className="min-w-0">
                  <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
                    <span dir="auto" className="max-w-full truncate font-medium">
                      {member.user.name}
                    </span>
                    {member.id === current.id && <Badge>{t('members.you')}</Badge>}
                    <span className="sm:hidden">
                      <RoleBadge role={member.role} />
                    </span>
                  </p>
                  <p className="text-sm wrap-anywhere text-muted sm:hidden">
                    <EmailText email={member.user.email} />
                  </p>
                </div>
              </div>
            </TableCell>
            <TableCell className="max-w-0 max-sm:hidden">
              <p title={member.user.email} className="text-muted">
                <CutText text={member.user.email} />
              </p>
            </TableCell>
            <TableCell isCompact className="max-sm:hidden">
              <RoleBadge role={member.role} />
            </TableCell>
            <TableCell isActions>
              <MemberActions current={current} member={member} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function RoleBadge({ role }: Pick<Member, 'role'>) {
  const { t } = useTranslation();
  return <Badge tone={role === 'owner' ? 'accent' : 'neutral'}>{t(`roles.${role}`)}</Badge>;
}
