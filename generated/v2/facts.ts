// Written by `make generate` from the contract: never edit it.
export const facts = {
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
        "candidate/education_entries/*/key",
        "candidate/education_entries/*/start_date",
        "candidate/education_entries/*/end_date",
        "candidate/experience_entries",
        "candidate/experience_entries/*/key",
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
        "candidate/education_entries/*/key",
        "candidate/education_entries/*/start_date",
        "candidate/education_entries/*/end_date",
        "candidate/experience_entries",
        "candidate/experience_entries/*/key",
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
  }
} as const
