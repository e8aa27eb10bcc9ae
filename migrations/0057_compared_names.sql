-- The rest of what 0056 began: keys of custom fields, further invisible characters, and joiners in names of Chinese, Japanese and
-- Korean letters, which were taken for emoji. A name that would be equal to another keeps its key.
UPDATE OR IGNORE tags SET name_key = replace(name_key, char(0x200d), '')
WHERE instr(name_key, char(0x200d)) > 0 AND name_key NOT GLOB '*[' ||
  char(0xa9, 0xae, 0x203c, 0x2049, 0x3030, 0x303d, 0x3297, 0x3299, 0x2190) || '-' || char(0x2bff, 0x1f000) || '-' || char(0x1faff) || ']*';
UPDATE OR IGNORE tags SET name_key = trim(replace(replace(replace(replace(replace(replace(replace(replace(replace(
  name_key, char(0xad), ''), char(0x34f), ''), char(0x61c), ''), char(0x200b), ''),
  char(0x200c), ''), char(0x200e), ''), char(0x200f), ''), char(0x2060), ''), char(0xfeff), ''))
WHERE name_key GLOB '*[' || char(0xad, 0x34f, 0x61c, 0x200b, 0x200c, 0x200e, 0x200f, 0x2060, 0xfeff) || ']*' OR name_key <> trim(name_key);
UPDATE OR IGNORE correspondent_names SET name_key = replace(name_key, char(0x200d), '')
WHERE instr(name_key, char(0x200d)) > 0 AND name_key NOT GLOB '*[' ||
  char(0xa9, 0xae, 0x203c, 0x2049, 0x3030, 0x303d, 0x3297, 0x3299, 0x2190) || '-' || char(0x2bff, 0x1f000) || '-' || char(0x1faff) || ']*';
UPDATE OR IGNORE correspondent_names SET name_key = trim(replace(replace(replace(replace(replace(replace(replace(replace(replace(
  name_key, char(0xad), ''), char(0x34f), ''), char(0x61c), ''), char(0x200b), ''),
  char(0x200c), ''), char(0x200e), ''), char(0x200f), ''), char(0x2060), ''), char(0xfeff), ''))
WHERE name_key GLOB '*[' || char(0xad, 0x34f, 0x61c, 0x200b, 0x200c, 0x200e, 0x200f, 0x2060, 0xfeff) || ']*' OR name_key <> trim(name_key);
UPDATE OR IGNORE custom_fields SET name_key = replace(name_key, char(0x200d), '')
WHERE instr(name_key, char(0x200d)) > 0 AND name_key NOT GLOB '*[' ||
  char(0xa9, 0xae, 0x203c, 0x2049, 0x3030, 0x303d, 0x3297, 0x3299, 0x2190) || '-' || char(0x2bff, 0x1f000) || '-' || char(0x1faff) || ']*';
UPDATE OR IGNORE custom_fields SET name_key = trim(replace(replace(replace(replace(replace(replace(replace(replace(replace(
  name_key, char(0xad), ''), char(0x34f), ''), char(0x61c), ''), char(0x200b), ''),
  char(0x200c), ''), char(0x200e), ''), char(0x200f), ''), char(0x2060), ''), char(0xfeff), ''))
WHERE name_key GLOB '*[' || char(0xad, 0x34f, 0x61c, 0x200b, 0x200c, 0x200e, 0x200f, 0x2060, 0xfeff) || ']*' OR name_key <> trim(name_key);
