// Written by `make generate` from the contract: never edit it.
export const facts = {
  "addEmployeeDocuments": {
    "method": "POST",
    "path": "/employees/{id}/documents",
    "tag": "employees",
    "scopes": [
      [
        "w_employees"
      ]
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "type": "string"
      }
    ],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 8388608,
      "emptyAsNull": [
        "member_id",
        "documents/*/url",
        "documents/*/data"
      ]
    },
    "answers": {
      "201": {
        "media": "text/plain"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "409": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "addJobMember": {
    "method": "PUT",
    "path": "/jobs/{shortcode}/members/{id}",
    "tag": "members",
    "scopes": [
      [
        "w_jobs"
      ]
    ],
    "parameters": [
      {
        "name": "shortcode",
        "in": "path",
        "type": "string",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      }
    ],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 1048576
    },
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "addJobRecruiter": {
    "method": "PUT",
    "path": "/jobs/{shortcode}/recruiters/{id}",
    "tag": "recruiters",
    "scopes": [
      [
        "w_jobs"
      ]
    ],
    "parameters": [
      {
        "name": "shortcode",
        "in": "path",
        "type": "string",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      }
    ],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "approveOffer": {
    "method": "PATCH",
    "path": "/offers/{id}/approve",
    "tag": "offers",
    "scopes": [
      [
        "w_offers"
      ]
    ],
    "kinds": [
      "user"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      }
    ],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "409": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "archiveJob": {
    "method": "POST",
    "path": "/jobs/{shortcode}/archive",
    "tag": "jobs",
    "scopes": [
      [
        "w_jobs"
      ]
    ],
    "parameters": [
      {
        "name": "shortcode",
        "in": "path",
        "type": "string",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "type": "string"
      }
    ],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "409": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "closeJob": {
    "method": "POST",
    "path": "/jobs/{shortcode}/close",
    "tag": "jobs",
    "scopes": [
      [
        "w_jobs"
      ]
    ],
    "parameters": [
      {
        "name": "shortcode",
        "in": "path",
        "type": "string",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "type": "string"
      }
    ],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "409": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "completeOnboarding": {
    "method": "POST",
    "path": "/employees/{id}/complete_onboarding",
    "tag": "employees",
    "scopes": [
      [
        "w_employees"
      ]
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "type": "string"
      }
    ],
    "body": {
      "required": false,
      "media": [
        "application/json"
      ],
      "maxBytes": 1048576,
      "emptyAsNull": [
        "member_id"
      ]
    },
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "409": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "copyCandidate": {
    "method": "POST",
    "path": "/candidates/{id}/copy",
    "tag": "candidates",
    "scopes": [
      [
        "w_candidates"
      ]
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "type": "string"
      }
    ],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 1048576,
      "emptyAsNull": [
        "member_id",
        "target_job_shortcode",
        "target_stage"
      ]
    },
    "answers": {
      "201": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "409": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "createCandidate": {
    "method": "POST",
    "path": "/jobs/{shortcode}/candidates",
    "tag": "candidates",
    "scopes": [
      [
        "w_candidates"
      ]
    ],
    "parameters": [
      {
        "name": "shortcode",
        "in": "path",
        "type": "string",
        "required": true
      },
      {
        "name": "stage",
        "in": "query",
        "type": "string"
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "type": "string"
      }
    ],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 8388608,
      "nullAsAbsent": [
        "candidate/resume",
        "candidate/image",
        "candidate/answers/*/file"
      ],
      "namedLists": [
        "candidate/skills",
        "candidate/tags"
      ],
      "emptyAsNull": [
        "sourced",
        "candidate/education_entries",
        "candidate/education_entries/*/id",
        "candidate/education_entries/*/start_date",
        "candidate/education_entries/*/end_date",
        "candidate/experience_entries",
        "candidate/experience_entries/*/id",
        "candidate/experience_entries/*/current",
        "candidate/experience_entries/*/start_date",
        "candidate/experience_entries/*/end_date",
        "candidate/skills",
        "candidate/tags",
        "candidate/social_profiles",
        "candidate/resume_url",
        "candidate/image_url",
        "candidate/sourced",
        "candidate/answers",
        "candidate/answers/*/checked",
        "candidate/answers/*/choices",
        "candidate/answers/*/date",
        "candidate/answers/*/value",
        "candidate/answers/*/file_url",
        "candidate/disqualified",
        "candidate/disqualified_at",
        "candidate/recruiter_key"
      ],
      "emptyAsAbsent": [
        "candidate/resume",
        "candidate/image",
        "candidate/answers/*/file"
      ]
    },
    "answers": {
      "201": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "409": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "createComment": {
    "method": "POST",
    "path": "/candidates/{id}/comments",
    "tag": "candidates",
    "scopes": [
      [
        "w_candidates"
      ],
      [
        "w_comments"
      ]
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "type": "string"
      }
    ],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 8388608,
      "nullAsAbsent": [
        "comment/attachment"
      ],
      "emptyAsNull": [
        "member_id",
        "comment/policy"
      ],
      "emptyAsAbsent": [
        "comment/attachment"
      ]
    },
    "answers": {
      "201": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "409": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "createCustomAttribute": {
    "method": "POST",
    "path": "/custom_attributes",
    "tag": "attributes",
    "scopes": [
      [
        "w_account"
      ]
    ],
    "roles": {
      "member": [
        "admin"
      ]
    },
    "parameters": [
      {
        "name": "Idempotency-Key",
        "in": "header",
        "type": "string"
      }
    ],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 1048576,
      "nullAsAbsent": [
        "provider",
        "enabled",
        "choices",
        "supported_file_types",
        "max_file_size"
      ],
      "emptyAsNull": [
        "hint",
        "choices/*/hint",
        "choices/*/id"
      ],
      "emptyAsAbsent": [
        "provider",
        "enabled",
        "choices",
        "supported_file_types",
        "max_file_size"
      ]
    },
    "answers": {
      "201": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "409": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "createDepartment": {
    "method": "POST",
    "path": "/departments",
    "tag": "departments",
    "scopes": [
      [
        "w_departments"
      ]
    ],
    "roles": {
      "member": [
        "admin"
      ]
    },
    "parameters": [
      {
        "name": "Idempotency-Key",
        "in": "header",
        "type": "string"
      }
    ],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 1048576,
      "emptyAsNull": [
        "parent_id"
      ]
    },
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "409": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "createDisqualificationReason": {
    "method": "POST",
    "path": "/disqualification_reasons",
    "tag": "reasons",
    "scopes": [
      [
        "w_account"
      ]
    ],
    "roles": {
      "member": [
        "admin"
      ]
    },
    "parameters": [
      {
        "name": "Idempotency-Key",
        "in": "header",
        "type": "string"
      }
    ],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 1048576,
      "nullAsAbsent": [
        "candidate_withdrew"
      ],
      "emptyAsAbsent": [
        "candidate_withdrew"
      ]
    },
    "answers": {
      "201": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "409": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "createEmployee": {
    "method": "POST",
    "path": "/employees",
    "tag": "employees",
    "scopes": [
      [
        "w_employees"
      ]
    ],
    "parameters": [
      {
        "name": "Idempotency-Key",
        "in": "header",
        "type": "string"
      }
    ],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 1048576,
      "emptyAsNull": [
        "member_id",
        "employee/email",
        "employee/work_email",
        "employee/start_date",
        "employee/birthdate",
        "employee/department",
        "employee/legal_entity",
        "employee/manager_id",
        "employee/reports_to",
        "employee/work_schedule",
        "employee/holiday_calendar_id",
        "employee/member_id"
      ],
      "days": [
        "employee/start_date",
        "employee/birthdate"
      ]
    },
    "answers": {
      "201": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "409": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "createEmployeeField": {
    "method": "POST",
    "path": "/employee_fields",
    "tag": "employees",
    "scopes": [
      [
        "w_account"
      ]
    ],
    "roles": {
      "member": [
        "admin"
      ]
    },
    "parameters": [
      {
        "name": "Idempotency-Key",
        "in": "header",
        "type": "string"
      }
    ],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 1048576,
      "nullAsAbsent": [
        "choices"
      ],
      "emptyAsNull": [
        "hint",
        "choices/*/id"
      ],
      "emptyAsAbsent": [
        "choices"
      ]
    },
    "answers": {
      "201": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "409": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "createJob": {
    "method": "POST",
    "path": "/jobs",
    "tag": "jobs",
    "scopes": [
      [
        "w_jobs"
      ]
    ],
    "roles": {
      "member": [
        "admin"
      ]
    },
    "parameters": [
      {
        "name": "Idempotency-Key",
        "in": "header",
        "type": "string"
      }
    ],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 1048576,
      "nullAsAbsent": [
        "confidential",
        "workplace_type",
        "locations",
        "locations/*/hidden",
        "salary",
        "form_fields",
        "form_fields/*/required"
      ],
      "emptyAsNull": [
        "department_id",
        "locations/*/country_code",
        "salary/salary_from",
        "salary/salary_to",
        "salary/salary_currency",
        "keywords"
      ],
      "emptyAsAbsent": [
        "confidential",
        "workplace_type",
        "locations",
        "locations/*/hidden",
        "salary",
        "form_fields",
        "form_fields/*/required"
      ]
    },
    "answers": {
      "201": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "409": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "createLegalEntity": {
    "method": "POST",
    "path": "/legal_entities",
    "tag": "legalentities",
    "scopes": [
      [
        "w_account"
      ]
    ],
    "roles": {
      "member": [
        "admin"
      ]
    },
    "parameters": [
      {
        "name": "Idempotency-Key",
        "in": "header",
        "type": "string"
      }
    ],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 1048576,
      "nullAsAbsent": [
        "type"
      ],
      "emptyAsNull": [
        "legal_name",
        "parent_id",
        "timezone"
      ],
      "emptyAsAbsent": [
        "type"
      ]
    },
    "answers": {
      "201": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "409": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "createOffer": {
    "method": "POST",
    "path": "/candidates/{id}/offer",
    "tag": "offers",
    "scopes": [
      [
        "w_jobs"
      ]
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "type": "string"
      }
    ],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 8388608,
      "nullAsAbsent": [
        "document_variables",
        "document_variables/*/value/data",
        "documents"
      ],
      "emptyAsAbsent": [
        "document_variables",
        "document_variables/*/value/data",
        "documents"
      ]
    },
    "answers": {
      "201": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "409": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "createQuestion": {
    "method": "POST",
    "path": "/jobs/{shortcode}/questions",
    "tag": "questions",
    "scopes": [
      [
        "w_jobs"
      ]
    ],
    "parameters": [
      {
        "name": "shortcode",
        "in": "path",
        "type": "string",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "type": "string"
      }
    ],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 1048576,
      "nullAsAbsent": [
        "required",
        "choices",
        "supported_file_types",
        "max_file_size"
      ],
      "emptyAsNull": [
        "choices/*/id"
      ],
      "emptyAsAbsent": [
        "required",
        "choices",
        "supported_file_types",
        "max_file_size"
      ]
    },
    "answers": {
      "201": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "409": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "createRating": {
    "method": "POST",
    "path": "/candidates/{id}/ratings",
    "tag": "candidates",
    "scopes": [
      [
        "w_candidates"
      ]
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "type": "string"
      }
    ],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 1048576,
      "nullAsAbsent": [
        "scale",
        "score",
        "score_card"
      ],
      "emptyAsNull": [
        "member_id",
        "grade"
      ],
      "emptyAsAbsent": [
        "scale",
        "score",
        "score_card"
      ]
    },
    "answers": {
      "201": {},
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "409": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "createRecruiter": {
    "method": "POST",
    "path": "/recruiters",
    "tag": "recruiters",
    "scopes": [
      [
        "w_account"
      ]
    ],
    "roles": {
      "member": [
        "admin"
      ]
    },
    "parameters": [
      {
        "name": "Idempotency-Key",
        "in": "header",
        "type": "string"
      }
    ],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 1048576
    },
    "answers": {
      "201": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "409": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "createStage": {
    "method": "POST",
    "path": "/stages",
    "tag": "stages",
    "scopes": [
      [
        "w_account"
      ]
    ],
    "roles": {
      "member": [
        "admin"
      ]
    },
    "parameters": [
      {
        "name": "Idempotency-Key",
        "in": "header",
        "type": "string"
      }
    ],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 1048576,
      "nullAsAbsent": [
        "position"
      ],
      "emptyAsAbsent": [
        "position"
      ]
    },
    "answers": {
      "201": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "409": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "createSubscription": {
    "method": "POST",
    "path": "/subscriptions",
    "tag": "subscriptions",
    "scopes": [
      [
        "r_candidates"
      ],
      [
        "r_employees"
      ]
    ],
    "parameters": [
      {
        "name": "Idempotency-Key",
        "in": "header",
        "type": "string"
      }
    ],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 65536,
      "nullAsAbsent": [
        "args"
      ],
      "emptyAsAbsent": [
        "args"
      ]
    },
    "answers": {
      "201": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json",
        "bare": true
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "409": {
        "media": "application/json",
        "bare": true
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "createTimeEntries": {
    "method": "POST",
    "path": "/time-tracking/time-entries",
    "tag": "timetracking",
    "scopes": [
      [
        "w_employees"
      ]
    ],
    "parameters": [
      {
        "name": "Idempotency-Key",
        "in": "header",
        "type": "string"
      }
    ],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 1048576,
      "nullAsAbsent": [
        "time_entries/*/override_overlapping"
      ],
      "emptyAsNull": [
        "time_entries/*/clock_out_time"
      ],
      "emptyAsAbsent": [
        "time_entries/*/override_overlapping"
      ]
    },
    "answers": {
      "201": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "409": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "createTimeEntry": {
    "method": "POST",
    "path": "/time-tracking/employees/{id}/time-entries",
    "tag": "timetracking",
    "scopes": [
      [
        "w_employees"
      ]
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "type": "string"
      }
    ],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 1048576,
      "nullAsAbsent": [
        "override_overlapping"
      ],
      "emptyAsNull": [
        "clock_out_time"
      ],
      "emptyAsAbsent": [
        "override_overlapping"
      ]
    },
    "answers": {
      "201": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "409": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "createTimeOffCategory": {
    "method": "POST",
    "path": "/timeoff/categories",
    "tag": "timeoff",
    "scopes": [
      [
        "w_account"
      ]
    ],
    "parameters": [
      {
        "name": "Idempotency-Key",
        "in": "header",
        "type": "string"
      }
    ],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 1048576,
      "nullAsAbsent": [
        "tracking_unit",
        "unlimited",
        "yearly_entitlement",
        "approval",
        "approval_levels",
        "approvers",
        "position"
      ],
      "emptyAsAbsent": [
        "tracking_unit",
        "unlimited",
        "yearly_entitlement",
        "approval",
        "approval_levels",
        "approvers",
        "position"
      ]
    },
    "answers": {
      "201": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "409": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "createTimeOffRequest": {
    "method": "POST",
    "path": "/timeoff/requests",
    "tag": "timeoff",
    "scopes": [
      [
        "w_timeoff"
      ]
    ],
    "parameters": [
      {
        "name": "Idempotency-Key",
        "in": "header",
        "type": "string"
      }
    ],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 1048576,
      "nullAsAbsent": [
        "employee_id",
        "member_id",
        "note",
        "half_days",
        "half_days/*/half"
      ],
      "emptyAsAbsent": [
        "employee_id",
        "member_id",
        "half_days",
        "half_days/*/half"
      ]
    },
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "409": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "deactivateMember": {
    "method": "DELETE",
    "path": "/members/{id}",
    "tag": "members",
    "scopes": [
      [
        "w_members"
      ]
    ],
    "roles": {
      "member": [
        "admin"
      ]
    },
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      }
    ],
    "answers": {
      "204": {},
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "decideTimeOffApproval": {
    "method": "PATCH",
    "path": "/timeoff/approvals/{id}",
    "tag": "timeoff",
    "scopes": [
      [
        "w_timeoff"
      ]
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      }
    ],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 1048576,
      "emptyAsNull": [
        "approver_id",
        "member_id"
      ]
    },
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "409": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "deleteCandidate": {
    "method": "DELETE",
    "path": "/candidates/{id}",
    "tag": "candidates",
    "scopes": [
      [
        "w_candidates"
      ]
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      }
    ],
    "answers": {
      "204": {},
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "deleteCustomAttribute": {
    "method": "DELETE",
    "path": "/custom_attributes/{id}",
    "tag": "attributes",
    "scopes": [
      [
        "w_account"
      ]
    ],
    "roles": {
      "member": [
        "admin"
      ]
    },
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      }
    ],
    "answers": {
      "204": {},
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "deleteDepartment": {
    "method": "DELETE",
    "path": "/departments/{id}",
    "tag": "departments",
    "scopes": [
      [
        "w_departments"
      ]
    ],
    "roles": {
      "member": [
        "admin"
      ]
    },
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true
      },
      {
        "name": "force",
        "in": "query",
        "type": "string"
      }
    ],
    "answers": {
      "204": {},
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "409": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "deleteDisqualificationReason": {
    "method": "DELETE",
    "path": "/disqualification_reasons/{id}",
    "tag": "reasons",
    "scopes": [
      [
        "w_account"
      ]
    ],
    "roles": {
      "member": [
        "admin"
      ]
    },
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      }
    ],
    "answers": {
      "204": {},
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "deleteEmployee": {
    "method": "DELETE",
    "path": "/employees/{id}",
    "tag": "employees",
    "scopes": [
      [
        "w_employees"
      ]
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      }
    ],
    "answers": {
      "204": {},
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "deleteEmployeeField": {
    "method": "DELETE",
    "path": "/employee_fields/{id}",
    "tag": "employees",
    "scopes": [
      [
        "w_account"
      ]
    ],
    "roles": {
      "member": [
        "admin"
      ]
    },
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      }
    ],
    "answers": {
      "204": {},
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "deleteLegalEntity": {
    "method": "DELETE",
    "path": "/legal_entities/{id}",
    "tag": "legalentities",
    "scopes": [
      [
        "w_account"
      ]
    ],
    "roles": {
      "member": [
        "admin"
      ]
    },
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true
      },
      {
        "name": "force",
        "in": "query",
        "type": "string"
      }
    ],
    "answers": {
      "204": {},
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "409": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "deleteQuestion": {
    "method": "DELETE",
    "path": "/jobs/{shortcode}/questions/{id}",
    "tag": "questions",
    "scopes": [
      [
        "w_jobs"
      ]
    ],
    "parameters": [
      {
        "name": "shortcode",
        "in": "path",
        "type": "string",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      }
    ],
    "answers": {
      "204": {},
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "deleteRecruiter": {
    "method": "DELETE",
    "path": "/recruiters/{id}",
    "tag": "recruiters",
    "scopes": [
      [
        "w_account"
      ]
    ],
    "roles": {
      "member": [
        "admin"
      ]
    },
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      }
    ],
    "answers": {
      "204": {},
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "deleteStage": {
    "method": "DELETE",
    "path": "/stages/{id}",
    "tag": "stages",
    "scopes": [
      [
        "w_account"
      ]
    ],
    "roles": {
      "member": [
        "admin"
      ]
    },
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      },
      {
        "name": "target_stage",
        "in": "query",
        "type": "string"
      }
    ],
    "answers": {
      "204": {},
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "409": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "deleteSubscription": {
    "method": "DELETE",
    "path": "/subscriptions/{id}",
    "tag": "subscriptions",
    "scopes": [
      [
        "r_candidates"
      ],
      [
        "r_employees"
      ]
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "integer",
        "required": true
      }
    ],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "deleteTimeEntry": {
    "method": "DELETE",
    "path": "/time-tracking/employees/{id}/time-entries/{uuid}",
    "tag": "timetracking",
    "scopes": [
      [
        "w_employees"
      ]
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      },
      {
        "name": "uuid",
        "in": "path",
        "type": "string",
        "required": true
      }
    ],
    "answers": {
      "204": {},
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "deleteTimeOffCategory": {
    "method": "DELETE",
    "path": "/timeoff/categories/{id}",
    "tag": "timeoff",
    "scopes": [
      [
        "w_account"
      ]
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      }
    ],
    "answers": {
      "204": {},
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "409": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "disqualifyCandidate": {
    "method": "POST",
    "path": "/candidates/{id}/disqualify",
    "tag": "candidates",
    "scopes": [
      [
        "w_candidates"
      ]
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "type": "string"
      }
    ],
    "body": {
      "required": false,
      "media": [
        "application/json"
      ],
      "maxBytes": 1048576,
      "emptyAsNull": [
        "member_id",
        "disqualify_reason_id",
        "withdrew"
      ]
    },
    "answers": {
      "200": {},
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "409": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "enableMember": {
    "method": "POST",
    "path": "/members/{id}/enable",
    "tag": "members",
    "scopes": [
      [
        "w_members"
      ]
    ],
    "roles": {
      "member": [
        "admin"
      ]
    },
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "type": "string"
      }
    ],
    "answers": {
      "204": {},
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "409": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "enableSubscription": {
    "method": "POST",
    "path": "/subscriptions/{id}/enable",
    "tag": "subscriptions",
    "scopes": [
      [
        "r_candidates"
      ],
      [
        "r_employees"
      ]
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "integer",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "type": "string"
      }
    ],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "409": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "getAccount": {
    "method": "GET",
    "path": "/accounts/{subdomain}",
    "tag": "accounts",
    "scopes": [
      [
        "r_jobs"
      ]
    ],
    "parameters": [
      {
        "name": "subdomain",
        "in": "path",
        "type": "string",
        "required": true
      }
    ],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "getCandidate": {
    "method": "GET",
    "path": "/candidates/{id}",
    "tag": "candidates",
    "scopes": [
      [
        "r_candidates"
      ]
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      }
    ],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "getCandidateOffer": {
    "method": "GET",
    "path": "/candidates/{id}/offer",
    "tag": "offers",
    "scopes": [
      [
        "r_candidates"
      ]
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      }
    ],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "getDelivery": {
    "method": "GET",
    "path": "/subscriptions/{id}/deliveries/{delivery}",
    "tag": "subscriptions",
    "scopes": [
      [
        "r_candidates"
      ],
      [
        "r_employees"
      ]
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "integer",
        "required": true
      },
      {
        "name": "delivery",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      }
    ],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "getEmployee": {
    "method": "GET",
    "path": "/employees/{id}",
    "tag": "employees",
    "scopes": [
      [
        "r_employees"
      ]
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      },
      {
        "name": "member_id",
        "in": "query",
        "type": "string",
        "decode": "id"
      }
    ],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "getEvent": {
    "method": "GET",
    "path": "/events/{id}",
    "tag": "events",
    "scopes": [
      [
        "r_jobs"
      ]
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      }
    ],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "getJob": {
    "method": "GET",
    "path": "/jobs/{shortcode}",
    "tag": "jobs",
    "scopes": [
      [
        "r_jobs"
      ]
    ],
    "parameters": [
      {
        "name": "shortcode",
        "in": "path",
        "type": "string",
        "required": true
      }
    ],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "getJobApplicationForm": {
    "method": "GET",
    "path": "/jobs/{shortcode}/application_form",
    "tag": "questions",
    "scopes": [
      [
        "r_jobs"
      ]
    ],
    "parameters": [
      {
        "name": "shortcode",
        "in": "path",
        "type": "string",
        "required": true
      }
    ],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "getJobCandidate": {
    "method": "GET",
    "path": "/jobs/{shortcode}/candidates/{id}",
    "tag": "candidates",
    "scopes": [
      [
        "r_candidates"
      ]
    ],
    "parameters": [
      {
        "name": "shortcode",
        "in": "path",
        "type": "string",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      }
    ],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "getOffer": {
    "method": "GET",
    "path": "/offers/{id}",
    "tag": "offers",
    "scopes": [
      [
        "r_offers"
      ]
    ],
    "kinds": [
      "user"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      }
    ],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "getOrgChart": {
    "method": "GET",
    "path": "/employees/orgchart",
    "tag": "employees",
    "scopes": [
      [
        "r_employees"
      ]
    ],
    "parameters": [
      {
        "name": "employee_id",
        "in": "query",
        "type": "string",
        "decode": "id"
      },
      {
        "name": "include_manager",
        "in": "query",
        "type": "boolean"
      },
      {
        "name": "legal_entity_ids",
        "in": "query",
        "type": "string",
        "list": true
      },
      {
        "name": "department_ids",
        "in": "query",
        "type": "string",
        "list": true,
        "decode": "id"
      }
    ],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "getSubscriptionSecret": {
    "method": "GET",
    "path": "/subscriptions/{id}/secret",
    "tag": "subscriptions",
    "scopes": [
      [
        "r_candidates"
      ],
      [
        "r_employees"
      ]
    ],
    "secret": true,
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "integer",
        "required": true
      }
    ],
    "answers": {
      "200": {
        "media": "application/json",
        "headers": [
          "Cache-Control"
        ]
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "getTimeOffCategory": {
    "method": "GET",
    "path": "/timeoff/categories/{id}",
    "tag": "timeoff",
    "scopes": [
      [
        "r_timeoff"
      ]
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      }
    ],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "inviteMember": {
    "method": "POST",
    "path": "/members/invite",
    "tag": "members",
    "scopes": [
      [
        "w_members"
      ]
    ],
    "roles": {
      "member": [
        "admin",
        "simple"
      ]
    },
    "parameters": [
      {
        "name": "Idempotency-Key",
        "in": "header",
        "type": "string"
      }
    ],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 1048576,
      "nullAsAbsent": [
        "roles",
        "role",
        "hris_role",
        "collaboration_rules",
        "collaboration_rules/*/departments/*/any",
        "collaboration_rules/*/departments/*/id",
        "collaboration_rules/*/locations/*/any",
        "collaboration_rules/*/locations/*/country_code",
        "collaboration_rules/*/locations/*/city",
        "collaboration_rules/*/locations/*/state_code"
      ],
      "emptyAsNull": [
        "member_id"
      ],
      "emptyAsAbsent": [
        "roles",
        "role",
        "hris_role",
        "collaboration_rules",
        "collaboration_rules/*/departments/*/any",
        "collaboration_rules/*/departments/*/id",
        "collaboration_rules/*/locations/*/any"
      ]
    },
    "answers": {
      "201": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "409": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "listAccounts": {
    "method": "GET",
    "path": "/accounts",
    "tag": "accounts",
    "scopes": [
      []
    ],
    "parameters": [],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "listCandidateActivities": {
    "method": "GET",
    "path": "/candidates/{id}/activities",
    "tag": "activities",
    "scopes": [
      [
        "r_candidates"
      ]
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      },
      {
        "name": "actions",
        "in": "query",
        "type": "string",
        "list": true
      },
      {
        "name": "limit",
        "in": "query",
        "type": "integer",
        "default": 50,
        "clamp": 100
      },
      {
        "name": "since_id",
        "in": "query",
        "type": "string",
        "decode": "id"
      },
      {
        "name": "max_id",
        "in": "query",
        "type": "string",
        "decode": "id"
      },
      {
        "name": "updated_after",
        "in": "query",
        "type": "string",
        "decode": "instant"
      }
    ],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "listCandidateFiles": {
    "method": "GET",
    "path": "/candidates/{id}/files",
    "tag": "candidates",
    "scopes": [
      [
        "r_candidates"
      ]
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      }
    ],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "listCandidates": {
    "method": "GET",
    "path": "/candidates",
    "tag": "candidates",
    "scopes": [
      [
        "r_candidates"
      ]
    ],
    "parameters": [
      {
        "name": "email",
        "in": "query",
        "type": "string"
      },
      {
        "name": "shortcode",
        "in": "query",
        "type": "string"
      },
      {
        "name": "stage",
        "in": "query",
        "type": "string"
      },
      {
        "name": "state",
        "in": "query",
        "type": "string"
      },
      {
        "name": "limit",
        "in": "query",
        "type": "integer",
        "default": 50,
        "clamp": 100
      },
      {
        "name": "since_id",
        "in": "query",
        "type": "string",
        "decode": "id"
      },
      {
        "name": "max_id",
        "in": "query",
        "type": "string",
        "decode": "id"
      },
      {
        "name": "created_after",
        "in": "query",
        "type": "string",
        "decode": "instant"
      },
      {
        "name": "updated_after",
        "in": "query",
        "type": "string",
        "decode": "instant"
      }
    ],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "listCollaborationPermissions": {
    "method": "GET",
    "path": "/collaboration_permissions",
    "tag": "permissions",
    "scopes": [
      [
        "r_account"
      ]
    ],
    "parameters": [],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "listCustomAttributes": {
    "method": "GET",
    "path": "/custom_attributes",
    "tag": "attributes",
    "scopes": [
      [
        "r_jobs"
      ]
    ],
    "parameters": [],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "listDeliveries": {
    "method": "GET",
    "path": "/subscriptions/{id}/deliveries",
    "tag": "subscriptions",
    "scopes": [
      [
        "r_candidates"
      ],
      [
        "r_employees"
      ]
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "integer",
        "required": true
      },
      {
        "name": "state",
        "in": "query",
        "type": "string"
      },
      {
        "name": "limit",
        "in": "query",
        "type": "integer",
        "default": 50,
        "clamp": 100
      },
      {
        "name": "since_id",
        "in": "query",
        "type": "string",
        "decode": "id"
      },
      {
        "name": "max_id",
        "in": "query",
        "type": "string",
        "decode": "id"
      },
      {
        "name": "created_after",
        "in": "query",
        "type": "string",
        "decode": "instant"
      }
    ],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "listDepartments": {
    "method": "GET",
    "path": "/departments",
    "tag": "departments",
    "scopes": [
      [
        "r_account"
      ]
    ],
    "parameters": [],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "listDisqualificationReasons": {
    "method": "GET",
    "path": "/disqualification_reasons",
    "tag": "reasons",
    "scopes": [
      [
        "r_jobs"
      ]
    ],
    "parameters": [],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "listEmployeeDocuments": {
    "method": "GET",
    "path": "/employees/{id}/documents",
    "tag": "employees",
    "scopes": [
      [
        "r_employees"
      ]
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      },
      {
        "name": "member_id",
        "in": "query",
        "type": "string",
        "decode": "id"
      },
      {
        "name": "limit",
        "in": "query",
        "type": "integer",
        "default": 10
      },
      {
        "name": "offset",
        "in": "query",
        "type": "integer",
        "default": 0
      },
      {
        "name": "type",
        "in": "query",
        "type": "string"
      }
    ],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "listEmployeeFields": {
    "method": "GET",
    "path": "/employee_fields",
    "tag": "employees",
    "scopes": [
      [
        "r_account"
      ]
    ],
    "parameters": [
      {
        "name": "member_id",
        "in": "query",
        "type": "string"
      }
    ],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "listEmployees": {
    "method": "GET",
    "path": "/employees",
    "tag": "employees",
    "scopes": [
      [
        "r_employees"
      ]
    ],
    "parameters": [
      {
        "name": "limit",
        "in": "query",
        "type": "integer",
        "default": 10
      },
      {
        "name": "offset",
        "in": "query",
        "type": "integer",
        "default": 0
      },
      {
        "name": "query",
        "in": "query",
        "type": "string"
      },
      {
        "name": "order_by",
        "in": "query",
        "type": "string"
      },
      {
        "name": "member_id",
        "in": "query",
        "type": "string",
        "decode": "id"
      }
    ],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "listEvents": {
    "method": "GET",
    "path": "/events",
    "tag": "events",
    "scopes": [
      [
        "r_jobs"
      ]
    ],
    "parameters": [
      {
        "name": "type",
        "in": "query",
        "type": "string"
      },
      {
        "name": "limit",
        "in": "query",
        "type": "integer",
        "default": 50,
        "clamp": 100
      },
      {
        "name": "since_id",
        "in": "query",
        "type": "string",
        "decode": "id"
      },
      {
        "name": "max_id",
        "in": "query",
        "type": "string",
        "decode": "id"
      },
      {
        "name": "start_date",
        "in": "query",
        "type": "string"
      },
      {
        "name": "end_date",
        "in": "query",
        "type": "string"
      },
      {
        "name": "candidate_id",
        "in": "query",
        "type": "string",
        "decode": "id"
      },
      {
        "name": "shortcode",
        "in": "query",
        "type": "string"
      },
      {
        "name": "member_id",
        "in": "query",
        "type": "string",
        "decode": "id"
      },
      {
        "name": "context",
        "in": "query",
        "type": "string"
      },
      {
        "name": "include_cancelled",
        "in": "query",
        "type": "boolean",
        "default": false
      }
    ],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "listJobActivities": {
    "method": "GET",
    "path": "/jobs/{shortcode}/activities",
    "tag": "activities",
    "scopes": [
      [
        "r_candidates"
      ]
    ],
    "parameters": [
      {
        "name": "shortcode",
        "in": "path",
        "type": "string",
        "required": true
      },
      {
        "name": "limit",
        "in": "query",
        "type": "integer",
        "default": 50,
        "clamp": 100
      },
      {
        "name": "since_id",
        "in": "query",
        "type": "string",
        "decode": "id"
      },
      {
        "name": "max_id",
        "in": "query",
        "type": "string",
        "decode": "id"
      }
    ],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "listJobCandidates": {
    "method": "GET",
    "path": "/jobs/{shortcode}/candidates",
    "tag": "candidates",
    "scopes": [
      [
        "r_candidates"
      ]
    ],
    "parameters": [
      {
        "name": "shortcode",
        "in": "path",
        "type": "string",
        "required": true
      },
      {
        "name": "email",
        "in": "query",
        "type": "string"
      },
      {
        "name": "stage",
        "in": "query",
        "type": "string"
      },
      {
        "name": "state",
        "in": "query",
        "type": "string"
      },
      {
        "name": "limit",
        "in": "query",
        "type": "integer",
        "default": 50,
        "clamp": 100
      },
      {
        "name": "since_id",
        "in": "query",
        "type": "string",
        "decode": "id"
      },
      {
        "name": "max_id",
        "in": "query",
        "type": "string",
        "decode": "id"
      },
      {
        "name": "created_after",
        "in": "query",
        "type": "string",
        "decode": "instant"
      },
      {
        "name": "updated_after",
        "in": "query",
        "type": "string",
        "decode": "instant"
      }
    ],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "listJobCustomAttributes": {
    "method": "GET",
    "path": "/jobs/{shortcode}/custom_attributes",
    "tag": "attributes",
    "scopes": [
      [
        "r_jobs"
      ]
    ],
    "parameters": [
      {
        "name": "shortcode",
        "in": "path",
        "type": "string",
        "required": true
      }
    ],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "listJobMembers": {
    "method": "GET",
    "path": "/jobs/{shortcode}/members",
    "tag": "members",
    "scopes": [
      [
        "r_jobs"
      ]
    ],
    "parameters": [
      {
        "name": "shortcode",
        "in": "path",
        "type": "string",
        "required": true
      }
    ],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "listJobQuestions": {
    "method": "GET",
    "path": "/jobs/{shortcode}/questions",
    "tag": "questions",
    "scopes": [
      [
        "r_jobs"
      ]
    ],
    "parameters": [
      {
        "name": "shortcode",
        "in": "path",
        "type": "string",
        "required": true
      }
    ],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "listJobRecruiters": {
    "method": "GET",
    "path": "/jobs/{shortcode}/recruiters",
    "tag": "recruiters",
    "scopes": [
      [
        "r_jobs"
      ]
    ],
    "parameters": [
      {
        "name": "shortcode",
        "in": "path",
        "type": "string",
        "required": true
      }
    ],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "listJobStages": {
    "method": "GET",
    "path": "/jobs/{shortcode}/stages",
    "tag": "stages",
    "scopes": [
      [
        "r_jobs"
      ]
    ],
    "parameters": [
      {
        "name": "shortcode",
        "in": "path",
        "type": "string",
        "required": true
      }
    ],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "listJobs": {
    "method": "GET",
    "path": "/jobs",
    "tag": "jobs",
    "scopes": [
      [
        "r_jobs"
      ]
    ],
    "parameters": [
      {
        "name": "state",
        "in": "query",
        "type": "string",
        "list": true
      },
      {
        "name": "limit",
        "in": "query",
        "type": "integer",
        "default": 50,
        "clamp": 100
      },
      {
        "name": "since_id",
        "in": "query",
        "type": "string",
        "decode": "id"
      },
      {
        "name": "max_id",
        "in": "query",
        "type": "string",
        "decode": "id"
      },
      {
        "name": "created_after",
        "in": "query",
        "type": "string",
        "decode": "instant"
      },
      {
        "name": "updated_after",
        "in": "query",
        "type": "string",
        "decode": "instant"
      },
      {
        "name": "include_fields",
        "in": "query",
        "type": "string",
        "list": true
      }
    ],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "listLegalEntities": {
    "method": "GET",
    "path": "/legal_entities",
    "tag": "legalentities",
    "scopes": [
      [
        "r_account"
      ]
    ],
    "parameters": [],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "listMembers": {
    "method": "GET",
    "path": "/members",
    "tag": "members",
    "scopes": [
      [
        "r_jobs"
      ]
    ],
    "parameters": [
      {
        "name": "limit",
        "in": "query",
        "type": "integer",
        "default": 50,
        "clamp": 100
      },
      {
        "name": "since_id",
        "in": "query",
        "type": "string",
        "decode": "id"
      },
      {
        "name": "max_id",
        "in": "query",
        "type": "string",
        "decode": "id"
      },
      {
        "name": "role",
        "in": "query",
        "type": "string"
      },
      {
        "name": "shortcode",
        "in": "query",
        "type": "string"
      },
      {
        "name": "email",
        "in": "query",
        "type": "string"
      },
      {
        "name": "name",
        "in": "query",
        "type": "string"
      },
      {
        "name": "status",
        "in": "query",
        "type": "string",
        "default": "active"
      }
    ],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "listPermissionSets": {
    "method": "GET",
    "path": "/permission_sets",
    "tag": "permissions",
    "scopes": [
      [
        "r_account"
      ]
    ],
    "parameters": [],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "listRecruiters": {
    "method": "GET",
    "path": "/recruiters",
    "tag": "recruiters",
    "scopes": [
      [
        "r_jobs"
      ]
    ],
    "parameters": [
      {
        "name": "shortcode",
        "in": "query",
        "type": "string"
      }
    ],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "listStages": {
    "method": "GET",
    "path": "/stages",
    "tag": "stages",
    "scopes": [
      [
        "r_jobs"
      ]
    ],
    "parameters": [],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "listSubscriptions": {
    "method": "GET",
    "path": "/subscriptions",
    "tag": "subscriptions",
    "scopes": [
      [
        "r_candidates"
      ],
      [
        "r_employees"
      ]
    ],
    "parameters": [],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "listTimeEntries": {
    "method": "GET",
    "path": "/time-tracking/time-entries",
    "tag": "timetracking",
    "scopes": [
      [
        "r_employees"
      ]
    ],
    "parameters": [
      {
        "name": "employee_ids",
        "in": "query",
        "type": "string",
        "list": true,
        "decode": "id"
      },
      {
        "name": "from_date",
        "in": "query",
        "type": "string"
      },
      {
        "name": "to_date",
        "in": "query",
        "type": "string"
      },
      {
        "name": "limit",
        "in": "query",
        "type": "integer",
        "default": 10
      },
      {
        "name": "offset",
        "in": "query",
        "type": "integer",
        "default": 0
      }
    ],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "listTimeOffBalances": {
    "method": "GET",
    "path": "/timeoff/balances",
    "tag": "timeoff",
    "scopes": [
      [
        "r_timeoff"
      ]
    ],
    "parameters": [
      {
        "name": "employee_id",
        "in": "query",
        "type": "string",
        "decode": "id"
      },
      {
        "name": "year",
        "in": "query",
        "type": "integer"
      }
    ],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "listTimeOffCategories": {
    "method": "GET",
    "path": "/timeoff/categories",
    "tag": "timeoff",
    "scopes": [
      [
        "r_timeoff"
      ]
    ],
    "parameters": [],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "listTimeOffRequests": {
    "method": "GET",
    "path": "/timeoff/requests",
    "tag": "timeoff",
    "scopes": [
      [
        "r_timeoff"
      ]
    ],
    "parameters": [
      {
        "name": "from_date",
        "in": "query",
        "type": "string",
        "required": true
      },
      {
        "name": "to_date",
        "in": "query",
        "type": "string"
      },
      {
        "name": "category_ids",
        "in": "query",
        "type": "string",
        "list": true,
        "decode": "id"
      },
      {
        "name": "states",
        "in": "query",
        "type": "string",
        "list": true
      },
      {
        "name": "employee_id",
        "in": "query",
        "type": "string",
        "decode": "id"
      },
      {
        "name": "employee_ids",
        "in": "query",
        "type": "string",
        "list": true,
        "decode": "id"
      },
      {
        "name": "limit",
        "in": "query",
        "type": "integer",
        "default": 10
      },
      {
        "name": "offset",
        "in": "query",
        "type": "integer",
        "default": 0
      }
    ],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "listWorkSchedules": {
    "method": "GET",
    "path": "/work_schedules",
    "tag": "schedules",
    "scopes": [
      [
        "r_account"
      ]
    ],
    "parameters": [],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "mergeDepartment": {
    "method": "POST",
    "path": "/departments/{id}/merge",
    "tag": "departments",
    "scopes": [
      [
        "w_departments"
      ]
    ],
    "roles": {
      "member": [
        "admin"
      ]
    },
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "type": "string"
      }
    ],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 1048576,
      "nullAsAbsent": [
        "force"
      ],
      "emptyAsAbsent": [
        "force"
      ]
    },
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "409": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "moveCandidate": {
    "method": "POST",
    "path": "/candidates/{id}/move",
    "tag": "candidates",
    "scopes": [
      [
        "w_candidates"
      ]
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "type": "string"
      }
    ],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 1048576,
      "nullAsAbsent": [
        "requisition"
      ],
      "emptyAsNull": [
        "member_id",
        "target_stage",
        "fill_reserved_requisition"
      ],
      "emptyAsAbsent": [
        "requisition"
      ]
    },
    "answers": {
      "202": {},
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "409": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "orderDisqualificationReasons": {
    "method": "PUT",
    "path": "/disqualification_reasons/order",
    "tag": "reasons",
    "scopes": [
      [
        "w_account"
      ]
    ],
    "roles": {
      "member": [
        "admin"
      ]
    },
    "parameters": [],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 1048576
    },
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "orderQuestions": {
    "method": "PUT",
    "path": "/jobs/{shortcode}/questions/order",
    "tag": "questions",
    "scopes": [
      [
        "w_jobs"
      ]
    ],
    "parameters": [
      {
        "name": "shortcode",
        "in": "path",
        "type": "string",
        "required": true
      }
    ],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 1048576
    },
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "orderStages": {
    "method": "PUT",
    "path": "/stages/order",
    "tag": "stages",
    "scopes": [
      [
        "w_account"
      ]
    ],
    "roles": {
      "member": [
        "admin"
      ]
    },
    "parameters": [],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 1048576
    },
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "publishEmployee": {
    "method": "POST",
    "path": "/employees/{id}/publish",
    "tag": "employees",
    "scopes": [
      [
        "w_employees"
      ]
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "type": "string"
      }
    ],
    "body": {
      "required": false,
      "media": [
        "application/json"
      ],
      "maxBytes": 1048576,
      "emptyAsNull": [
        "member_id"
      ]
    },
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "409": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "publishJob": {
    "method": "POST",
    "path": "/jobs/{shortcode}/publish",
    "tag": "jobs",
    "scopes": [
      [
        "w_jobs"
      ]
    ],
    "parameters": [
      {
        "name": "shortcode",
        "in": "path",
        "type": "string",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "type": "string"
      }
    ],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "409": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "redeliverDelivery": {
    "method": "POST",
    "path": "/subscriptions/{id}/deliveries/{delivery}/redeliver",
    "tag": "subscriptions",
    "scopes": [
      [
        "r_candidates"
      ],
      [
        "r_employees"
      ]
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "integer",
        "required": true
      },
      {
        "name": "delivery",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "type": "string"
      }
    ],
    "answers": {
      "202": {},
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "409": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "redeliverFailed": {
    "method": "POST",
    "path": "/subscriptions/{id}/redeliver",
    "tag": "subscriptions",
    "scopes": [
      [
        "r_candidates"
      ],
      [
        "r_employees"
      ]
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "integer",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "type": "string"
      }
    ],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 1048576
    },
    "answers": {
      "202": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "409": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "rejectOffer": {
    "method": "PATCH",
    "path": "/offers/{id}/reject",
    "tag": "offers",
    "scopes": [
      [
        "w_offers"
      ]
    ],
    "kinds": [
      "user"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      }
    ],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "409": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "relocateCandidate": {
    "method": "POST",
    "path": "/candidates/{id}/relocate",
    "tag": "candidates",
    "scopes": [
      [
        "w_candidates"
      ]
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "type": "string"
      }
    ],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 1048576,
      "emptyAsNull": [
        "member_id",
        "target_job_shortcode",
        "target_stage"
      ]
    },
    "answers": {
      "201": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "409": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "removeJobMember": {
    "method": "DELETE",
    "path": "/jobs/{shortcode}/members/{id}",
    "tag": "members",
    "scopes": [
      [
        "w_jobs"
      ]
    ],
    "parameters": [
      {
        "name": "shortcode",
        "in": "path",
        "type": "string",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      }
    ],
    "answers": {
      "204": {},
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "removeJobRecruiter": {
    "method": "DELETE",
    "path": "/jobs/{shortcode}/recruiters/{id}",
    "tag": "recruiters",
    "scopes": [
      [
        "w_jobs"
      ]
    ],
    "parameters": [
      {
        "name": "shortcode",
        "in": "path",
        "type": "string",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      }
    ],
    "answers": {
      "204": {},
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "replaceCandidateTags": {
    "method": "PUT",
    "path": "/candidates/{id}/tags",
    "tag": "candidates",
    "scopes": [
      [
        "w_candidates"
      ]
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      }
    ],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 1048576,
      "namedLists": [
        "tags"
      ]
    },
    "answers": {
      "202": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "restoreJob": {
    "method": "POST",
    "path": "/jobs/{shortcode}/restore",
    "tag": "jobs",
    "scopes": [
      [
        "w_jobs"
      ]
    ],
    "parameters": [
      {
        "name": "shortcode",
        "in": "path",
        "type": "string",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "type": "string"
      }
    ],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "409": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "revertCandidate": {
    "method": "POST",
    "path": "/candidates/{id}/revert",
    "tag": "candidates",
    "scopes": [
      [
        "w_candidates"
      ]
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "type": "string"
      }
    ],
    "body": {
      "required": false,
      "media": [
        "application/json"
      ],
      "maxBytes": 1048576,
      "emptyAsNull": [
        "member_id"
      ]
    },
    "answers": {
      "200": {},
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "409": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "rotateSubscriptionSecret": {
    "method": "POST",
    "path": "/subscriptions/{id}/secret/rotate",
    "tag": "subscriptions",
    "scopes": [
      [
        "r_candidates"
      ],
      [
        "r_employees"
      ]
    ],
    "secret": true,
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "integer",
        "required": true
      }
    ],
    "answers": {
      "200": {
        "media": "application/json",
        "headers": [
          "Cache-Control"
        ]
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "sendOffer": {
    "method": "POST",
    "path": "/offers/{id}/send",
    "tag": "offers",
    "scopes": [
      [
        "w_jobs"
      ]
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "type": "string"
      }
    ],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "409": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "setJobCustomAttributes": {
    "method": "PUT",
    "path": "/jobs/{shortcode}/custom_attributes",
    "tag": "attributes",
    "scopes": [
      [
        "w_jobs"
      ]
    ],
    "parameters": [
      {
        "name": "shortcode",
        "in": "path",
        "type": "string",
        "required": true
      }
    ],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 1048576,
      "emptyAsAbsent": [
        "custom_attributes/*/required"
      ]
    },
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "setTimeOffAllowance": {
    "method": "PUT",
    "path": "/timeoff/allowances",
    "tag": "timeoff",
    "scopes": [
      [
        "w_account"
      ]
    ],
    "parameters": [],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 1048576,
      "emptyAsNull": [
        "entitlement"
      ],
      "emptyAsAbsent": [
        "carry_over"
      ]
    },
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "testSubscription": {
    "method": "POST",
    "path": "/subscriptions/{id}/test",
    "tag": "subscriptions",
    "scopes": [
      [
        "r_candidates"
      ],
      [
        "r_employees"
      ]
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "integer",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "type": "string"
      }
    ],
    "answers": {
      "202": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "409": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "updateAccount": {
    "method": "PATCH",
    "path": "/accounts/{subdomain}",
    "tag": "accounts",
    "scopes": [
      [
        "w_account"
      ]
    ],
    "roles": {
      "member": [
        "admin"
      ]
    },
    "parameters": [
      {
        "name": "subdomain",
        "in": "path",
        "type": "string",
        "required": true
      }
    ],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 1048576,
      "nullAsAbsent": [
        "careers_site"
      ],
      "emptyAsNull": [
        "website_url",
        "careers_site/main_color",
        "careers_site/accent_color",
        "careers_site/logo_url"
      ],
      "emptyAsAbsent": [
        "time_zone",
        "careers_site",
        "careers_site/language"
      ]
    },
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "updateCandidate": {
    "method": "PATCH",
    "path": "/candidates/{id}",
    "tag": "candidates",
    "scopes": [
      [
        "w_candidates"
      ]
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      }
    ],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 8388608,
      "nullAsAbsent": [
        "candidate/resume",
        "candidate/image"
      ],
      "namedLists": [
        "candidate/skills",
        "candidate/tags"
      ],
      "emptyAsNull": [
        "candidate/education_entries",
        "candidate/education_entries/*/id",
        "candidate/education_entries/*/start_date",
        "candidate/education_entries/*/end_date",
        "candidate/experience_entries",
        "candidate/experience_entries/*/id",
        "candidate/experience_entries/*/current",
        "candidate/experience_entries/*/start_date",
        "candidate/experience_entries/*/end_date",
        "candidate/skills",
        "candidate/tags",
        "candidate/social_profiles",
        "candidate/resume_url",
        "candidate/image_url"
      ],
      "emptyAsAbsent": [
        "candidate/resume",
        "candidate/image"
      ]
    },
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "updateCandidateCustomAttribute": {
    "method": "PATCH",
    "path": "/candidates/{id}/update_custom_attribute_value",
    "tag": "candidates",
    "scopes": [
      [
        "w_candidates"
      ]
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      }
    ],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 8388608,
      "nullAsAbsent": [
        "file"
      ],
      "emptyAsNull": [
        "checked",
        "date",
        "choices",
        "file_url"
      ],
      "emptyAsAbsent": [
        "file"
      ],
      "singleItems": [
        "choices"
      ]
    },
    "answers": {
      "201": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "updateCustomAttribute": {
    "method": "PATCH",
    "path": "/custom_attributes/{id}",
    "tag": "attributes",
    "scopes": [
      [
        "w_account"
      ]
    ],
    "roles": {
      "member": [
        "admin"
      ]
    },
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      }
    ],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 1048576,
      "emptyAsNull": [
        "hint",
        "choices/*/hint",
        "choices/*/id"
      ],
      "emptyAsAbsent": [
        "provider",
        "enabled",
        "choices",
        "supported_file_types",
        "max_file_size"
      ]
    },
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "updateDepartment": {
    "method": "PUT",
    "path": "/departments",
    "tag": "departments",
    "scopes": [
      [
        "w_departments"
      ]
    ],
    "roles": {
      "member": [
        "admin"
      ]
    },
    "parameters": [],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 1048576,
      "emptyAsNull": [
        "parent_id"
      ]
    },
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "updateDisqualificationReason": {
    "method": "PATCH",
    "path": "/disqualification_reasons/{id}",
    "tag": "reasons",
    "scopes": [
      [
        "w_account"
      ]
    ],
    "roles": {
      "member": [
        "admin"
      ]
    },
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      }
    ],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 1048576,
      "emptyAsAbsent": [
        "candidate_withdrew"
      ]
    },
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "updateEmployee": {
    "method": "PATCH",
    "path": "/employees/{id}",
    "tag": "employees",
    "scopes": [
      [
        "w_employees"
      ]
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      }
    ],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 1048576,
      "nullAsAbsent": [
        "employee"
      ],
      "emptyAsNull": [
        "member_id",
        "employee/email",
        "employee/work_email",
        "employee/start_date",
        "employee/birthdate",
        "employee/department",
        "employee/legal_entity",
        "employee/manager_id",
        "employee/reports_to",
        "employee/work_schedule",
        "employee/holiday_calendar_id",
        "employee/member_id"
      ],
      "emptyAsAbsent": [
        "state",
        "employee"
      ],
      "days": [
        "employee/start_date",
        "employee/birthdate"
      ]
    },
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "updateEmployeeField": {
    "method": "PATCH",
    "path": "/employee_fields/{id}",
    "tag": "employees",
    "scopes": [
      [
        "w_account"
      ]
    ],
    "roles": {
      "member": [
        "admin"
      ]
    },
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      }
    ],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 1048576,
      "emptyAsNull": [
        "hint",
        "choices/*/id"
      ],
      "emptyAsAbsent": [
        "choices"
      ]
    },
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "updateJob": {
    "method": "PATCH",
    "path": "/jobs/{shortcode}",
    "tag": "jobs",
    "scopes": [
      [
        "w_jobs"
      ]
    ],
    "parameters": [
      {
        "name": "shortcode",
        "in": "path",
        "type": "string",
        "required": true
      }
    ],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 1048576,
      "nullAsAbsent": [
        "salary"
      ],
      "emptyAsNull": [
        "department_id",
        "locations/*/country_code",
        "salary/salary_from",
        "salary/salary_to",
        "salary/salary_currency",
        "keywords"
      ],
      "emptyAsAbsent": [
        "confidential",
        "workplace_type",
        "locations",
        "locations/*/hidden",
        "salary",
        "form_fields",
        "form_fields/*/required"
      ]
    },
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "updateLegalEntity": {
    "method": "PATCH",
    "path": "/legal_entities/{id}",
    "tag": "legalentities",
    "scopes": [
      [
        "w_account"
      ]
    ],
    "roles": {
      "member": [
        "admin"
      ]
    },
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true
      }
    ],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 1048576,
      "emptyAsNull": [
        "legal_name",
        "parent_id",
        "timezone"
      ],
      "emptyAsAbsent": [
        "type"
      ]
    },
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "updateMember": {
    "method": "PUT",
    "path": "/members",
    "tag": "members",
    "scopes": [
      [
        "w_members"
      ]
    ],
    "roles": {
      "member": [
        "admin"
      ]
    },
    "parameters": [],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 1048576,
      "emptyAsAbsent": [
        "roles",
        "role",
        "hris_role",
        "collaboration_rules",
        "collaboration_rules/*/departments/*/any",
        "collaboration_rules/*/departments/*/id",
        "collaboration_rules/*/locations/*/any"
      ]
    },
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "updateOffer": {
    "method": "PATCH",
    "path": "/offers/{id}",
    "tag": "offers",
    "scopes": [
      [
        "w_jobs"
      ]
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      }
    ],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 8388608,
      "nullAsAbsent": [
        "document_variables/*/value/data"
      ],
      "emptyAsAbsent": [
        "document_variables",
        "document_variables/*/value/data",
        "documents"
      ]
    },
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "409": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "updateQuestion": {
    "method": "PATCH",
    "path": "/jobs/{shortcode}/questions/{id}",
    "tag": "questions",
    "scopes": [
      [
        "w_jobs"
      ]
    ],
    "parameters": [
      {
        "name": "shortcode",
        "in": "path",
        "type": "string",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      }
    ],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 1048576,
      "emptyAsNull": [
        "choices/*/id"
      ],
      "emptyAsAbsent": [
        "required",
        "choices",
        "supported_file_types",
        "max_file_size"
      ]
    },
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "updateRating": {
    "method": "PUT",
    "path": "/candidates/{id}/ratings",
    "tag": "candidates",
    "scopes": [
      [
        "w_candidates"
      ]
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      }
    ],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 1048576,
      "nullAsAbsent": [
        "score_card"
      ],
      "emptyAsNull": [
        "member_id",
        "grade",
        "stage_id"
      ],
      "emptyAsAbsent": [
        "scale",
        "score",
        "score_card"
      ]
    },
    "answers": {
      "200": {},
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "updateRecruiter": {
    "method": "PATCH",
    "path": "/recruiters/{id}",
    "tag": "recruiters",
    "scopes": [
      [
        "w_account"
      ]
    ],
    "roles": {
      "member": [
        "admin"
      ]
    },
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      }
    ],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 1048576
    },
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "updateStage": {
    "method": "PATCH",
    "path": "/stages/{id}",
    "tag": "stages",
    "scopes": [
      [
        "w_account"
      ]
    ],
    "roles": {
      "member": [
        "admin"
      ]
    },
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      }
    ],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 1048576
    },
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "updateTimeEntry": {
    "method": "PATCH",
    "path": "/time-tracking/employees/{id}/time-entries/{uuid}",
    "tag": "timetracking",
    "scopes": [
      [
        "w_employees"
      ]
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      },
      {
        "name": "uuid",
        "in": "path",
        "type": "string",
        "required": true
      }
    ],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 1048576,
      "emptyAsNull": [
        "clock_out_time"
      ],
      "emptyAsAbsent": [
        "clock_in_time",
        "override_overlapping"
      ]
    },
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "updateTimeOffCategory": {
    "method": "PATCH",
    "path": "/timeoff/categories/{id}",
    "tag": "timeoff",
    "scopes": [
      [
        "w_account"
      ]
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "decode": "id"
      }
    ],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 1048576,
      "emptyAsAbsent": [
        "type",
        "tracking_unit",
        "unlimited",
        "yearly_entitlement",
        "approval",
        "approval_levels",
        "approvers",
        "position"
      ]
    },
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "403": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "409": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "422": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  }
} as const
