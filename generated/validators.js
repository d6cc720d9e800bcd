// Written by `make generate` from the contract: never edit it.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// node_modules/ajv-formats/dist/formats.js
var require_formats = __commonJS({
  "node_modules/ajv-formats/dist/formats.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
    function fmtDef(validate, compare) {
      return { validate, compare };
    }
    exports.fullFormats = {
      // date: http://tools.ietf.org/html/rfc3339#section-5.6
      date: fmtDef(date, compareDate),
      // date-time: http://tools.ietf.org/html/rfc3339#section-5.6
      time: fmtDef(getTime(!0), compareTime),
      "date-time": fmtDef(getDateTime(!0), compareDateTime),
      "iso-time": fmtDef(getTime(), compareIsoTime),
      "iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
      // duration: https://tools.ietf.org/html/rfc3339#appendix-A
      duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
      uri,
      "uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
      // uri-template: https://tools.ietf.org/html/rfc6570
      "uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
      // For the source: https://gist.github.com/dperini/729294
      // For test cases: https://mathiasbynens.be/demo/url-regex
      url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
      email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
      hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
      // optimized https://www.safaribooksonline.com/library/view/regular-expressions-cookbook/9780596802837/ch07s16.html
      ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
      ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
      regex,
      // uuid: http://tools.ietf.org/html/rfc4122
      uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
      // JSON-pointer: https://tools.ietf.org/html/rfc6901
      // uri fragment: https://tools.ietf.org/html/rfc3986#appendix-A
      "json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
      "json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
      // relative JSON-pointer: http://tools.ietf.org/html/draft-luff-relative-json-pointer-00
      "relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
      // the following formats are used by the openapi specification: https://spec.openapis.org/oas/v3.0.0#data-types
      // byte: https://github.com/miguelmota/is-base64
      byte,
      // signed 32 bit integer
      int32: { type: "number", validate: validateInt32 },
      // signed 64 bit integer
      int64: { type: "number", validate: validateInt64 },
      // C-type float
      float: { type: "number", validate: validateNumber },
      // C-type double
      double: { type: "number", validate: validateNumber },
      // hint to the UI to hide input strings
      password: !0,
      // unchecked string payload
      binary: !0
    };
    exports.fastFormats = {
      ...exports.fullFormats,
      date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
      time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
      "date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
      "iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
      "iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
      // uri: https://github.com/mafintosh/is-my-json-valid/blob/master/formats.js
      uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
      "uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
      // email (sources from jsen validator):
      // http://stackoverflow.com/questions/201323/using-a-regular-expression-to-validate-an-email-address#answer-8829363
      // http://www.w3.org/TR/html5/forms.html#valid-e-mail-address (search for 'wilful violation')
      email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
    };
    exports.formatNames = Object.keys(exports.fullFormats);
    function isLeapYear(year) {
      return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    }
    var DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/, DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    function date(str) {
      let matches = DATE.exec(str);
      if (!matches)
        return !1;
      let year = +matches[1], month = +matches[2], day = +matches[3];
      return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
    }
    function compareDate(d1, d2) {
      if (d1 && d2)
        return d1 > d2 ? 1 : d1 < d2 ? -1 : 0;
    }
    var TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
    function getTime(strictTimeZone) {
      return function(str) {
        let matches = TIME.exec(str);
        if (!matches)
          return !1;
        let hr = +matches[1], min = +matches[2], sec = +matches[3], tz = matches[4], tzSign = matches[5] === "-" ? -1 : 1, tzH = +(matches[6] || 0), tzM = +(matches[7] || 0);
        if (tzH > 23 || tzM > 59 || strictTimeZone && !tz)
          return !1;
        if (hr <= 23 && min <= 59 && sec < 60)
          return !0;
        let utcMin = min - tzM * tzSign, utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
        return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
      };
    }
    function compareTime(s1, s2) {
      if (!(s1 && s2))
        return;
      let t1 = (/* @__PURE__ */ new Date("2020-01-01T" + s1)).valueOf(), t2 = (/* @__PURE__ */ new Date("2020-01-01T" + s2)).valueOf();
      if (t1 && t2)
        return t1 - t2;
    }
    function compareIsoTime(t1, t2) {
      if (!(t1 && t2))
        return;
      let a1 = TIME.exec(t1), a2 = TIME.exec(t2);
      if (a1 && a2)
        return t1 = a1[1] + a1[2] + a1[3], t2 = a2[1] + a2[2] + a2[3], t1 > t2 ? 1 : t1 < t2 ? -1 : 0;
    }
    var DATE_TIME_SEPARATOR = /t|\s/i;
    function getDateTime(strictTimeZone) {
      let time = getTime(strictTimeZone);
      return function(str) {
        let dateTime = str.split(DATE_TIME_SEPARATOR);
        return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
      };
    }
    function compareDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return;
      let d1 = new Date(dt1).valueOf(), d2 = new Date(dt2).valueOf();
      if (d1 && d2)
        return d1 - d2;
    }
    function compareIsoDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return;
      let [d1, t1] = dt1.split(DATE_TIME_SEPARATOR), [d2, t2] = dt2.split(DATE_TIME_SEPARATOR), res = compareDate(d1, d2);
      if (res !== void 0)
        return res || compareTime(t1, t2);
    }
    var NOT_URI_FRAGMENT = /\/|:/, URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
    function uri(str) {
      return NOT_URI_FRAGMENT.test(str) && URI.test(str);
    }
    var BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
    function byte(str) {
      return BYTE.lastIndex = 0, BYTE.test(str);
    }
    var MIN_INT32 = -(2 ** 31), MAX_INT32 = 2 ** 31 - 1;
    function validateInt32(value) {
      return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
    }
    function validateInt64(value) {
      return Number.isInteger(value);
    }
    function validateNumber() {
      return !0;
    }
    var Z_ANCHOR = /[^\\]\\Z/;
    function regex(str) {
      if (Z_ANCHOR.test(str))
        return !1;
      try {
        return new RegExp(str), !0;
      } catch {
        return !1;
      }
    }
  }
});

// schemas:incoming
var deactivateMember_parameters = validate52;
var func0 = Object.prototype.hasOwnProperty, func62 = require_ucs2length().default, pattern3 = new RegExp("^[0-9a-f]{16}$", "u");
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id"))
        return validate52.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0 && func0.call(data, "id")) {
        let data0 = data.id;
        if (errors === errors)
          if (typeof data0 == "string") {
            if (data0.length > 16 && func62(data0) > 16)
              return validate52.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
            if (func62(data0) < 16)
              return validate52.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 16 }, message: "must NOT have fewer than 16 characters" }], !1;
            if (!pattern3.test(data0))
              return validate52.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
          } else
            return validate52.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
      }
    } else
      return validate52.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate52.errors = vErrors, errors === 0;
}
validate52.evaluated = { props: { id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var enableMember_parameters = validate53;
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id"))
        return validate53.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0 && func0.call(data, "id")) {
        let data0 = data.id;
        if (errors === errors)
          if (typeof data0 == "string") {
            if (data0.length > 16 && func62(data0) > 16)
              return validate53.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
            if (func62(data0) < 16)
              return validate53.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 16 }, message: "must NOT have fewer than 16 characters" }], !1;
            if (!pattern3.test(data0))
              return validate53.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
          } else
            return validate53.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
      }
    } else
      return validate53.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate53.errors = vErrors, errors === 0;
}
validate53.evaluated = { props: { id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var getAccount_parameters = validate54;
var pattern5 = new RegExp("^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$", "u");
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate54.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.subdomain === void 0 || !func0.call(data, "subdomain")) && (missing0 = "subdomain"))
        return validate54.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.subdomain !== void 0 && func0.call(data, "subdomain")) {
        let data0 = data.subdomain;
        if (errors === errors)
          if (typeof data0 == "string") {
            if (data0.length > 63 && func62(data0) > 63)
              return validate54.errors = [{ instancePath: instancePath + "/subdomain", schemaPath: "#/properties/subdomain/maxLength", keyword: "maxLength", params: { limit: 63 }, message: "must NOT have more than 63 characters" }], !1;
            if (func62(data0) < 1)
              return validate54.errors = [{ instancePath: instancePath + "/subdomain", schemaPath: "#/properties/subdomain/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
            if (!pattern5.test(data0))
              return validate54.errors = [{ instancePath: instancePath + "/subdomain", schemaPath: "#/properties/subdomain/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$" }, message: 'must match pattern "^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$"' }], !1;
          } else
            return validate54.errors = [{ instancePath: instancePath + "/subdomain", schemaPath: "#/properties/subdomain/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
      }
    } else
      return validate54.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate54.errors = vErrors, errors === 0;
}
validate54.evaluated = { props: { subdomain: !0 }, dynamicProps: !1, dynamicItems: !1 };
var getJob_parameters = validate55;
var pattern6 = new RegExp("^[0-9A-F]{10}$", "u");
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.shortcode === void 0 || !func0.call(data, "shortcode")) && (missing0 = "shortcode"))
        return validate55.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.shortcode !== void 0 && func0.call(data, "shortcode")) {
        let data0 = data.shortcode;
        if (errors === errors)
          if (typeof data0 == "string") {
            if (data0.length > 10 && func62(data0) > 10)
              return validate55.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
            if (func62(data0) < 10)
              return validate55.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/minLength", keyword: "minLength", params: { limit: 10 }, message: "must NOT have fewer than 10 characters" }], !1;
            if (!pattern6.test(data0))
              return validate55.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/pattern", keyword: "pattern", params: { pattern: "^[0-9A-F]{10}$" }, message: 'must match pattern "^[0-9A-F]{10}$"' }], !1;
          } else
            return validate55.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
      }
    } else
      return validate55.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate55.errors = vErrors, errors === 0;
}
validate55.evaluated = { props: { shortcode: !0 }, dynamicProps: !1, dynamicItems: !1 };
var getJobApplicationForm_parameters = validate56;
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate56.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.shortcode === void 0 || !func0.call(data, "shortcode")) && (missing0 = "shortcode"))
        return validate56.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.shortcode !== void 0 && func0.call(data, "shortcode")) {
        let data0 = data.shortcode;
        if (errors === errors)
          if (typeof data0 == "string") {
            if (data0.length > 10 && func62(data0) > 10)
              return validate56.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
            if (func62(data0) < 10)
              return validate56.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/minLength", keyword: "minLength", params: { limit: 10 }, message: "must NOT have fewer than 10 characters" }], !1;
            if (!pattern6.test(data0))
              return validate56.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/pattern", keyword: "pattern", params: { pattern: "^[0-9A-F]{10}$" }, message: 'must match pattern "^[0-9A-F]{10}$"' }], !1;
          } else
            return validate56.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
      }
    } else
      return validate56.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate56.errors = vErrors, errors === 0;
}
validate56.evaluated = { props: { shortcode: !0 }, dynamicProps: !1, dynamicItems: !1 };
var listJobCustomAttributes_parameters = validate57;
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate57.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.shortcode === void 0 || !func0.call(data, "shortcode")) && (missing0 = "shortcode"))
        return validate57.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.shortcode !== void 0 && func0.call(data, "shortcode")) {
        let data0 = data.shortcode;
        if (errors === errors)
          if (typeof data0 == "string") {
            if (data0.length > 10 && func62(data0) > 10)
              return validate57.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
            if (func62(data0) < 10)
              return validate57.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/minLength", keyword: "minLength", params: { limit: 10 }, message: "must NOT have fewer than 10 characters" }], !1;
            if (!pattern6.test(data0))
              return validate57.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/pattern", keyword: "pattern", params: { pattern: "^[0-9A-F]{10}$" }, message: 'must match pattern "^[0-9A-F]{10}$"' }], !1;
          } else
            return validate57.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
      }
    } else
      return validate57.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate57.errors = vErrors, errors === 0;
}
validate57.evaluated = { props: { shortcode: !0 }, dynamicProps: !1, dynamicItems: !1 };
var listJobMembers_parameters = validate58;
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate58.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.shortcode === void 0 || !func0.call(data, "shortcode")) && (missing0 = "shortcode"))
        return validate58.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.shortcode !== void 0 && func0.call(data, "shortcode")) {
        let data0 = data.shortcode;
        if (errors === errors)
          if (typeof data0 == "string") {
            if (data0.length > 10 && func62(data0) > 10)
              return validate58.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
            if (func62(data0) < 10)
              return validate58.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/minLength", keyword: "minLength", params: { limit: 10 }, message: "must NOT have fewer than 10 characters" }], !1;
            if (!pattern6.test(data0))
              return validate58.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/pattern", keyword: "pattern", params: { pattern: "^[0-9A-F]{10}$" }, message: 'must match pattern "^[0-9A-F]{10}$"' }], !1;
          } else
            return validate58.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
      }
    } else
      return validate58.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate58.errors = vErrors, errors === 0;
}
validate58.evaluated = { props: { shortcode: !0 }, dynamicProps: !1, dynamicItems: !1 };
var listJobQuestions_parameters = validate59;
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate59.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.shortcode === void 0 || !func0.call(data, "shortcode")) && (missing0 = "shortcode"))
        return validate59.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.shortcode !== void 0 && func0.call(data, "shortcode")) {
        let data0 = data.shortcode;
        if (errors === errors)
          if (typeof data0 == "string") {
            if (data0.length > 10 && func62(data0) > 10)
              return validate59.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
            if (func62(data0) < 10)
              return validate59.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/minLength", keyword: "minLength", params: { limit: 10 }, message: "must NOT have fewer than 10 characters" }], !1;
            if (!pattern6.test(data0))
              return validate59.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/pattern", keyword: "pattern", params: { pattern: "^[0-9A-F]{10}$" }, message: 'must match pattern "^[0-9A-F]{10}$"' }], !1;
          } else
            return validate59.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
      }
    } else
      return validate59.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate59.errors = vErrors, errors === 0;
}
validate59.evaluated = { props: { shortcode: !0 }, dynamicProps: !1, dynamicItems: !1 };
var listJobRecruiters_parameters = validate60;
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate60.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.shortcode === void 0 || !func0.call(data, "shortcode")) && (missing0 = "shortcode"))
        return validate60.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.shortcode !== void 0 && func0.call(data, "shortcode")) {
        let data0 = data.shortcode;
        if (errors === errors)
          if (typeof data0 == "string") {
            if (data0.length > 10 && func62(data0) > 10)
              return validate60.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
            if (func62(data0) < 10)
              return validate60.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/minLength", keyword: "minLength", params: { limit: 10 }, message: "must NOT have fewer than 10 characters" }], !1;
            if (!pattern6.test(data0))
              return validate60.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/pattern", keyword: "pattern", params: { pattern: "^[0-9A-F]{10}$" }, message: 'must match pattern "^[0-9A-F]{10}$"' }], !1;
          } else
            return validate60.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
      }
    } else
      return validate60.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate60.errors = vErrors, errors === 0;
}
validate60.evaluated = { props: { shortcode: !0 }, dynamicProps: !1, dynamicItems: !1 };
var listJobStages_parameters = validate61;
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate61.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.shortcode === void 0 || !func0.call(data, "shortcode")) && (missing0 = "shortcode"))
        return validate61.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.shortcode !== void 0 && func0.call(data, "shortcode")) {
        let data0 = data.shortcode;
        if (errors === errors)
          if (typeof data0 == "string") {
            if (data0.length > 10 && func62(data0) > 10)
              return validate61.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
            if (func62(data0) < 10)
              return validate61.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/minLength", keyword: "minLength", params: { limit: 10 }, message: "must NOT have fewer than 10 characters" }], !1;
            if (!pattern6.test(data0))
              return validate61.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/pattern", keyword: "pattern", params: { pattern: "^[0-9A-F]{10}$" }, message: 'must match pattern "^[0-9A-F]{10}$"' }], !1;
          } else
            return validate61.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
      }
    } else
      return validate61.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate61.errors = vErrors, errors === 0;
}
validate61.evaluated = { props: { shortcode: !0 }, dynamicProps: !1, dynamicItems: !1 };
var listJobs_parameters = validate62;
var schema30 = { type: "string", enum: ["draft", "published", "closed", "archived"], $id: "JobState" };
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate63.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate63.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "draft" || data === "published" || data === "closed" || data === "archived" ? (validate63.errors = vErrors, errors === 0) : (validate63.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema30.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate63.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema31 = { type: "string", enum: ["description", "full_description", "requirements", "benefits"], $id: "JobField" };
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate65.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate65.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "description" || data === "full_description" || data === "requirements" || data === "benefits" ? (validate65.errors = vErrors, errors === 0) : (validate65.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema31.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate65.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var formats0 = require_formats().fullFormats.int32, pattern15 = new RegExp("^([0-9]{1,11}|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,6})?(Z|[+-][0-9]{2}:[0-9]{2})|[0-9]{8}T[0-9]{6}(\\.[0-9]{1,6})?(Z|[+-][0-9]{4}))$", "u");
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate62.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.state !== void 0 && func0.call(data, "state")) {
        let data0 = data.state, _errs1 = errors;
        if (errors === _errs1)
          if (Array.isArray(data0)) {
            if (data0.length > 20)
              return validate62.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }], !1;
            {
              var valid1 = !0;
              let len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                let _errs3 = errors;
                validate63(data0[i0], { instancePath: instancePath + "/state/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors), errors = vErrors.length);
                var valid1 = _errs3 === errors;
                if (!valid1)
                  break;
              }
            }
          } else
            return validate62.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.limit !== void 0 && func0.call(data, "limit")) {
          let data2 = data.limit, _errs4 = errors;
          if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
            return validate62.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
          if (errors === _errs4 && typeof data2 == "number" && isFinite(data2)) {
            if (data2 > 2147483647 || isNaN(data2))
              return validate62.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
            if (data2 < 1 || isNaN(data2))
              return validate62.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
            if (!formats0.validate(data2))
              return validate62.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
          }
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.since_id !== void 0 && func0.call(data, "since_id")) {
            let data3 = data.since_id, _errs6 = errors;
            if (errors === _errs6)
              if (typeof data3 == "string") {
                if (data3.length > 16 && func62(data3) > 16)
                  return validate62.errors = [{ instancePath: instancePath + "/since_id", schemaPath: "#/properties/since_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                if (func62(data3) < 16)
                  return validate62.errors = [{ instancePath: instancePath + "/since_id", schemaPath: "#/properties/since_id/minLength", keyword: "minLength", params: { limit: 16 }, message: "must NOT have fewer than 16 characters" }], !1;
                if (!pattern3.test(data3))
                  return validate62.errors = [{ instancePath: instancePath + "/since_id", schemaPath: "#/properties/since_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
              } else
                return validate62.errors = [{ instancePath: instancePath + "/since_id", schemaPath: "#/properties/since_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.max_id !== void 0 && func0.call(data, "max_id")) {
              let data4 = data.max_id, _errs8 = errors;
              if (errors === _errs8)
                if (typeof data4 == "string") {
                  if (data4.length > 16 && func62(data4) > 16)
                    return validate62.errors = [{ instancePath: instancePath + "/max_id", schemaPath: "#/properties/max_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                  if (func62(data4) < 16)
                    return validate62.errors = [{ instancePath: instancePath + "/max_id", schemaPath: "#/properties/max_id/minLength", keyword: "minLength", params: { limit: 16 }, message: "must NOT have fewer than 16 characters" }], !1;
                  if (!pattern3.test(data4))
                    return validate62.errors = [{ instancePath: instancePath + "/max_id", schemaPath: "#/properties/max_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                } else
                  return validate62.errors = [{ instancePath: instancePath + "/max_id", schemaPath: "#/properties/max_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.created_after !== void 0 && func0.call(data, "created_after")) {
                let data5 = data.created_after, _errs10 = errors;
                if (errors === _errs10)
                  if (typeof data5 == "string") {
                    if (data5.length > 32 && func62(data5) > 32)
                      return validate62.errors = [{ instancePath: instancePath + "/created_after", schemaPath: "#/properties/created_after/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
                    if (func62(data5) < 1)
                      return validate62.errors = [{ instancePath: instancePath + "/created_after", schemaPath: "#/properties/created_after/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                    if (!pattern15.test(data5))
                      return validate62.errors = [{ instancePath: instancePath + "/created_after", schemaPath: "#/properties/created_after/pattern", keyword: "pattern", params: { pattern: "^([0-9]{1,11}|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,6})?(Z|[+-][0-9]{2}:[0-9]{2})|[0-9]{8}T[0-9]{6}(\\.[0-9]{1,6})?(Z|[+-][0-9]{4}))$" }, message: 'must match pattern "^([0-9]{1,11}|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,6})?(Z|[+-][0-9]{2}:[0-9]{2})|[0-9]{8}T[0-9]{6}(\\.[0-9]{1,6})?(Z|[+-][0-9]{4}))$"' }], !1;
                  } else
                    return validate62.errors = [{ instancePath: instancePath + "/created_after", schemaPath: "#/properties/created_after/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs10 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.updated_after !== void 0 && func0.call(data, "updated_after")) {
                  let data6 = data.updated_after, _errs12 = errors;
                  if (errors === _errs12)
                    if (typeof data6 == "string") {
                      if (data6.length > 32 && func62(data6) > 32)
                        return validate62.errors = [{ instancePath: instancePath + "/updated_after", schemaPath: "#/properties/updated_after/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
                      if (func62(data6) < 1)
                        return validate62.errors = [{ instancePath: instancePath + "/updated_after", schemaPath: "#/properties/updated_after/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                      if (!pattern15.test(data6))
                        return validate62.errors = [{ instancePath: instancePath + "/updated_after", schemaPath: "#/properties/updated_after/pattern", keyword: "pattern", params: { pattern: "^([0-9]{1,11}|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,6})?(Z|[+-][0-9]{2}:[0-9]{2})|[0-9]{8}T[0-9]{6}(\\.[0-9]{1,6})?(Z|[+-][0-9]{4}))$" }, message: 'must match pattern "^([0-9]{1,11}|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,6})?(Z|[+-][0-9]{2}:[0-9]{2})|[0-9]{8}T[0-9]{6}(\\.[0-9]{1,6})?(Z|[+-][0-9]{4}))$"' }], !1;
                    } else
                      return validate62.errors = [{ instancePath: instancePath + "/updated_after", schemaPath: "#/properties/updated_after/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs12 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.include_fields !== void 0 && func0.call(data, "include_fields")) {
                    let data7 = data.include_fields, _errs14 = errors;
                    if (errors === _errs14)
                      if (Array.isArray(data7)) {
                        if (data7.length > 20)
                          return validate62.errors = [{ instancePath: instancePath + "/include_fields", schemaPath: "#/properties/include_fields/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }], !1;
                        {
                          var valid2 = !0;
                          let len1 = data7.length;
                          for (let i1 = 0; i1 < len1; i1++) {
                            let _errs16 = errors;
                            validate65(data7[i1], { instancePath: instancePath + "/include_fields/" + i1, parentData: data7, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
                            var valid2 = _errs16 === errors;
                            if (!valid2)
                              break;
                          }
                        }
                      } else
                        return validate62.errors = [{ instancePath: instancePath + "/include_fields", schemaPath: "#/properties/include_fields/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                    var valid0 = _errs14 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate62.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate62.errors = vErrors, errors === 0;
}
validate62.evaluated = { props: { state: !0, limit: !0, since_id: !0, max_id: !0, created_after: !0, updated_after: !0, include_fields: !0 }, dynamicProps: !1, dynamicItems: !1 };
var listMembers_parameters = validate67;
var schema33 = { type: "string", enum: ["simple", "admin", "reviewer"], $id: "RoleFilter" };
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate68.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate68.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "simple" || data === "admin" || data === "reviewer" ? (validate68.errors = vErrors, errors === 0) : (validate68.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate68.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema34 = { type: "string", enum: ["active", "inactive", "all"], $id: "StatusFilter" };
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate70.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate70.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "active" || data === "inactive" || data === "all" ? (validate70.errors = vErrors, errors === 0) : (validate70.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema34.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate70.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate67.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.limit !== void 0 && func0.call(data, "limit")) {
        let data0 = data.limit, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate67.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        if (errors === _errs1 && typeof data0 == "number" && isFinite(data0)) {
          if (data0 > 2147483647 || isNaN(data0))
            return validate67.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
          if (data0 < 1 || isNaN(data0))
            return validate67.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
          if (!formats0.validate(data0))
            return validate67.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
        }
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.since_id !== void 0 && func0.call(data, "since_id")) {
          let data1 = data.since_id, _errs3 = errors;
          if (errors === _errs3)
            if (typeof data1 == "string") {
              if (data1.length > 16 && func62(data1) > 16)
                return validate67.errors = [{ instancePath: instancePath + "/since_id", schemaPath: "#/properties/since_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
              if (func62(data1) < 16)
                return validate67.errors = [{ instancePath: instancePath + "/since_id", schemaPath: "#/properties/since_id/minLength", keyword: "minLength", params: { limit: 16 }, message: "must NOT have fewer than 16 characters" }], !1;
              if (!pattern3.test(data1))
                return validate67.errors = [{ instancePath: instancePath + "/since_id", schemaPath: "#/properties/since_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
            } else
              return validate67.errors = [{ instancePath: instancePath + "/since_id", schemaPath: "#/properties/since_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.max_id !== void 0 && func0.call(data, "max_id")) {
            let data2 = data.max_id, _errs5 = errors;
            if (errors === _errs5)
              if (typeof data2 == "string") {
                if (data2.length > 16 && func62(data2) > 16)
                  return validate67.errors = [{ instancePath: instancePath + "/max_id", schemaPath: "#/properties/max_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                if (func62(data2) < 16)
                  return validate67.errors = [{ instancePath: instancePath + "/max_id", schemaPath: "#/properties/max_id/minLength", keyword: "minLength", params: { limit: 16 }, message: "must NOT have fewer than 16 characters" }], !1;
                if (!pattern3.test(data2))
                  return validate67.errors = [{ instancePath: instancePath + "/max_id", schemaPath: "#/properties/max_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
              } else
                return validate67.errors = [{ instancePath: instancePath + "/max_id", schemaPath: "#/properties/max_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.role !== void 0 && func0.call(data, "role")) {
              let _errs7 = errors;
              validate68(data.role, { instancePath: instancePath + "/role", parentData: data, parentDataProperty: "role", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length);
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.shortcode !== void 0 && func0.call(data, "shortcode")) {
                let data4 = data.shortcode, _errs8 = errors;
                if (errors === _errs8)
                  if (typeof data4 == "string") {
                    if (data4.length > 255 && func62(data4) > 255)
                      return validate67.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                  } else
                    return validate67.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.email !== void 0 && func0.call(data, "email")) {
                  let data5 = data.email, _errs10 = errors;
                  if (errors === _errs10)
                    if (typeof data5 == "string") {
                      if (data5.length > 254 && func62(data5) > 254)
                        return validate67.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" }], !1;
                    } else
                      return validate67.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.name !== void 0 && func0.call(data, "name")) {
                    let data6 = data.name, _errs12 = errors;
                    if (errors === _errs12)
                      if (typeof data6 == "string") {
                        if (data6.length > 255 && func62(data6) > 255)
                          return validate67.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                      } else
                        return validate67.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs12 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.status !== void 0 && func0.call(data, "status")) {
                      let _errs14 = errors;
                      validate70(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length);
                      var valid0 = _errs14 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate67.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate67.errors = vErrors, errors === 0;
}
validate67.evaluated = { props: { limit: !0, since_id: !0, max_id: !0, role: !0, shortcode: !0, email: !0, name: !0, status: !0 }, dynamicProps: !1, dynamicItems: !1 };
var listRecruiters_parameters = validate72;
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate72.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.shortcode !== void 0 && func0.call(data, "shortcode")) {
        let data0 = data.shortcode;
        if (errors === errors)
          if (typeof data0 == "string") {
            if (data0.length > 255 && func62(data0) > 255)
              return validate72.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
          } else
            return validate72.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
      }
    } else
      return validate72.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate72.errors = vErrors, errors === 0;
}
validate72.evaluated = { props: { shortcode: !0 }, dynamicProps: !1, dynamicItems: !1 };

// schemas:outgoing
var ErrorBody = validate522;
var func1 = require_ucs2length().default;
function validate532(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate532.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data))
      for (let key0 in data) {
        let data0 = data[key0], _errs2 = errors;
        if (errors === _errs2)
          if (Array.isArray(data0)) {
            if (data0.length > 100)
              return validate532.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
            {
              var valid1 = !0;
              let len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                let data1 = data0[i0], _errs4 = errors;
                if (errors === _errs4)
                  if (typeof data1 == "string") {
                    if (data1.length > 1e3 && func1(data1) > 1e3)
                      return validate532.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, schemaPath: "#/additionalProperties/items/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
                  } else
                    return validate532.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, schemaPath: "#/additionalProperties/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid1 = _errs4 === errors;
                if (!valid1)
                  break;
              }
            }
          } else
            return validate532.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
        var valid0 = _errs2 === errors;
        if (!valid0)
          break;
      }
    else
      return validate532.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate532.errors = vErrors, errors === 0;
}
validate532.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate522(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate522.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "error" || key0 === "validation_errors")) {
          return validate522.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.error !== void 0) {
          let data0 = data.error, _errs2 = errors;
          if (errors === _errs2)
            if (typeof data0 == "string") {
              if (data0.length > 1e3 && func1(data0) > 1e3)
                return validate522.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
            } else
              return validate522.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.validation_errors !== void 0) {
            let _errs4 = errors;
            validate532(data.validation_errors, { instancePath: instancePath + "/validation_errors", parentData: data, parentDataProperty: "validation_errors", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate532.errors : vErrors.concat(validate532.errors), errors = vErrors.length);
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate522.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate522.errors = vErrors, errors === 0;
}
validate522.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var Account = validate552, schema21 = { type: "object", required: ["id", "name", "subdomain", "description", "summary", "website_url"], properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, name: { type: "string", maxLength: 255 }, subdomain: { type: "string", pattern: "^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$", maxLength: 63 }, description: { type: ["string", "null"], maxLength: 1e5 }, summary: { type: ["string", "null"], maxLength: 1e3 }, website_url: { type: ["string", "null"], maxLength: 2048 } }, additionalProperties: !1, $id: "Account" }, pattern32 = new RegExp("^[0-9a-f]{16}$", "u"), pattern4 = new RegExp("^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$", "u");
function validate552(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate552.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.subdomain === void 0 && (missing0 = "subdomain") || data.description === void 0 && (missing0 = "description") || data.summary === void 0 && (missing0 = "summary") || data.website_url === void 0 && (missing0 = "website_url"))
        return validate552.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "name" || key0 === "subdomain" || key0 === "description" || key0 === "summary" || key0 === "website_url")) {
            return validate552.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 16 && func1(data0) > 16)
                  return validate552.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                if (!pattern32.test(data0))
                  return validate552.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
              } else
                return validate552.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let data1 = data.name, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 255 && func1(data1) > 255)
                    return validate552.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                } else
                  return validate552.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.subdomain !== void 0) {
                let data2 = data.subdomain, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (data2.length > 63 && func1(data2) > 63)
                      return validate552.errors = [{ instancePath: instancePath + "/subdomain", schemaPath: "#/properties/subdomain/maxLength", keyword: "maxLength", params: { limit: 63 }, message: "must NOT have more than 63 characters" }], !1;
                    if (!pattern4.test(data2))
                      return validate552.errors = [{ instancePath: instancePath + "/subdomain", schemaPath: "#/properties/subdomain/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$" }, message: 'must match pattern "^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$"' }], !1;
                  } else
                    return validate552.errors = [{ instancePath: instancePath + "/subdomain", schemaPath: "#/properties/subdomain/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.description !== void 0) {
                  let data3 = data.description, _errs8 = errors;
                  if (typeof data3 != "string" && data3 !== null)
                    return validate552.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema21.properties.description.type }, message: "must be string,null" }], !1;
                  if (errors === _errs8 && typeof data3 == "string" && data3.length > 1e5 && func1(data3) > 1e5)
                    return validate552.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.summary !== void 0) {
                    let data4 = data.summary, _errs10 = errors;
                    if (typeof data4 != "string" && data4 !== null)
                      return validate552.errors = [{ instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/type", keyword: "type", params: { type: schema21.properties.summary.type }, message: "must be string,null" }], !1;
                    if (errors === _errs10 && typeof data4 == "string" && data4.length > 1e3 && func1(data4) > 1e3)
                      return validate552.errors = [{ instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.website_url !== void 0) {
                      let data5 = data.website_url, _errs12 = errors;
                      if (typeof data5 != "string" && data5 !== null)
                        return validate552.errors = [{ instancePath: instancePath + "/website_url", schemaPath: "#/properties/website_url/type", keyword: "type", params: { type: schema21.properties.website_url.type }, message: "must be string,null" }], !1;
                      if (errors === _errs12 && typeof data5 == "string" && data5.length > 2048 && func1(data5) > 2048)
                        return validate552.errors = [{ instancePath: instancePath + "/website_url", schemaPath: "#/properties/website_url/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate552.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate552.errors = vErrors, errors === 0;
}
validate552.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var JobDetail = validate562, schema22 = { type: "object", required: ["id", "title", "full_title", "shortcode", "code", "state", "confidential", "department", "department_hierarchy", "url", "application_url", "shortlink", "workplace_type", "location", "locations", "salary", "created_at", "updated_at", "keywords", "full_description", "description", "requirements", "benefits", "employment_type", "industry", "function", "experience", "education"], properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, title: { type: "string", maxLength: 255 }, full_title: { type: "string", maxLength: 600 }, shortcode: { type: "string", pattern: "^[0-9A-F]{10}$", maxLength: 10 }, code: { type: ["string", "null"], maxLength: 255 }, state: { $ref: "JobState" }, confidential: { type: "boolean" }, department: { type: ["string", "null"], maxLength: 255 }, department_hierarchy: { type: "array", maxItems: 100, items: { $ref: "DepartmentRef" } }, url: { type: "string", maxLength: 2048 }, application_url: { type: "string", maxLength: 2048 }, shortlink: { type: "string", maxLength: 2048 }, workplace_type: { $ref: "WorkplaceType" }, location: { $ref: "JobDetailLocation" }, locations: { type: "array", maxItems: 100, items: { $ref: "JobSite" } }, salary: { $ref: "Salary" }, created_at: { type: "string", format: "date-time", maxLength: 20 }, updated_at: { type: "string", format: "date-time", maxLength: 20 }, keywords: { type: ["array", "null"], maxItems: 100, items: { type: "string", maxLength: 255 } }, full_description: { type: ["string", "null"], maxLength: 3e5 }, description: { type: ["string", "null"], maxLength: 1e5 }, requirements: { type: ["string", "null"], maxLength: 1e5 }, benefits: { type: ["string", "null"], maxLength: 1e5 }, employment_type: { type: ["string", "null"], maxLength: 255 }, industry: { type: ["string", "null"], maxLength: 255 }, function: { type: ["string", "null"], maxLength: 255 }, experience: { type: ["string", "null"], maxLength: 255 }, education: { type: ["string", "null"], maxLength: 255 } }, additionalProperties: !1, $id: "JobDetail" }, func9 = Object.prototype.hasOwnProperty, pattern62 = new RegExp("^[0-9A-F]{10}$", "u"), schema23 = { type: "string", enum: ["draft", "published", "closed", "archived"], $id: "JobState" };
function validate572(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate572.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate572.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "draft" || data === "published" || data === "closed" || data === "archived" ? (validate572.errors = vErrors, errors === 0) : (validate572.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema23.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate572.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var formats02 = require_formats().fastFormats.int64;
function validate592(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate592.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name"))
        return validate592.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "name")) {
            return validate592.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
              return validate592.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
            if (errors === _errs2 && typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 9007199254740991 || isNaN(data0))
                return validate592.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }], !1;
              if (data0 < 1 || isNaN(data0))
                return validate592.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
              if (!formats02.validate(data0))
                return validate592.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "int64" }, message: 'must match format "int64"' }], !1;
            }
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.name !== void 0) {
              let data1 = data.name, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 255 && func1(data1) > 255)
                    return validate592.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                } else
                  return validate592.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate592.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate592.errors = vErrors, errors === 0;
}
validate592.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema25 = { type: "string", enum: ["on_site", "hybrid", "remote"], $id: "WorkplaceType" };
function validate612(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate612.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate612.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "on_site" || data === "hybrid" || data === "remote" ? (validate612.errors = vErrors, errors === 0) : (validate612.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema25.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate612.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema26 = { type: "object", required: ["country", "country_code", "region", "region_code", "city", "zip_code", "telecommuting", "workplace_type"], properties: { country: { type: ["string", "null"], maxLength: 255 }, country_code: { type: ["string", "null"], maxLength: 2 }, region: { type: ["string", "null"], maxLength: 255 }, region_code: { type: ["string", "null"], maxLength: 16 }, city: { type: ["string", "null"], maxLength: 255 }, zip_code: { type: ["string", "null"], maxLength: 32 }, telecommuting: { type: "boolean" }, workplace_type: { $ref: "WorkplaceType" } }, additionalProperties: !1, $id: "JobDetailLocation" };
function validate632(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate632.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.country === void 0 && (missing0 = "country") || data.country_code === void 0 && (missing0 = "country_code") || data.region === void 0 && (missing0 = "region") || data.region_code === void 0 && (missing0 = "region_code") || data.city === void 0 && (missing0 = "city") || data.zip_code === void 0 && (missing0 = "zip_code") || data.telecommuting === void 0 && (missing0 = "telecommuting") || data.workplace_type === void 0 && (missing0 = "workplace_type"))
        return validate632.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "country" || key0 === "country_code" || key0 === "region" || key0 === "region_code" || key0 === "city" || key0 === "zip_code" || key0 === "telecommuting" || key0 === "workplace_type")) {
            return validate632.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.country !== void 0) {
            let data0 = data.country, _errs2 = errors;
            if (typeof data0 != "string" && data0 !== null)
              return validate632.errors = [{ instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: schema26.properties.country.type }, message: "must be string,null" }], !1;
            if (errors === _errs2 && typeof data0 == "string" && data0.length > 255 && func1(data0) > 255)
              return validate632.errors = [{ instancePath: instancePath + "/country", schemaPath: "#/properties/country/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.country_code !== void 0) {
              let data1 = data.country_code, _errs4 = errors;
              if (typeof data1 != "string" && data1 !== null)
                return validate632.errors = [{ instancePath: instancePath + "/country_code", schemaPath: "#/properties/country_code/type", keyword: "type", params: { type: schema26.properties.country_code.type }, message: "must be string,null" }], !1;
              if (errors === _errs4 && typeof data1 == "string" && data1.length > 2 && func1(data1) > 2)
                return validate632.errors = [{ instancePath: instancePath + "/country_code", schemaPath: "#/properties/country_code/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.region !== void 0) {
                let data2 = data.region, _errs6 = errors;
                if (typeof data2 != "string" && data2 !== null)
                  return validate632.errors = [{ instancePath: instancePath + "/region", schemaPath: "#/properties/region/type", keyword: "type", params: { type: schema26.properties.region.type }, message: "must be string,null" }], !1;
                if (errors === _errs6 && typeof data2 == "string" && data2.length > 255 && func1(data2) > 255)
                  return validate632.errors = [{ instancePath: instancePath + "/region", schemaPath: "#/properties/region/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.region_code !== void 0) {
                  let data3 = data.region_code, _errs8 = errors;
                  if (typeof data3 != "string" && data3 !== null)
                    return validate632.errors = [{ instancePath: instancePath + "/region_code", schemaPath: "#/properties/region_code/type", keyword: "type", params: { type: schema26.properties.region_code.type }, message: "must be string,null" }], !1;
                  if (errors === _errs8 && typeof data3 == "string" && data3.length > 16 && func1(data3) > 16)
                    return validate632.errors = [{ instancePath: instancePath + "/region_code", schemaPath: "#/properties/region_code/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.city !== void 0) {
                    let data4 = data.city, _errs10 = errors;
                    if (typeof data4 != "string" && data4 !== null)
                      return validate632.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: schema26.properties.city.type }, message: "must be string,null" }], !1;
                    if (errors === _errs10 && typeof data4 == "string" && data4.length > 255 && func1(data4) > 255)
                      return validate632.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.zip_code !== void 0) {
                      let data5 = data.zip_code, _errs12 = errors;
                      if (typeof data5 != "string" && data5 !== null)
                        return validate632.errors = [{ instancePath: instancePath + "/zip_code", schemaPath: "#/properties/zip_code/type", keyword: "type", params: { type: schema26.properties.zip_code.type }, message: "must be string,null" }], !1;
                      if (errors === _errs12 && typeof data5 == "string" && data5.length > 32 && func1(data5) > 32)
                        return validate632.errors = [{ instancePath: instancePath + "/zip_code", schemaPath: "#/properties/zip_code/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.telecommuting !== void 0) {
                        let _errs14 = errors;
                        if (typeof data.telecommuting != "boolean")
                          return validate632.errors = [{ instancePath: instancePath + "/telecommuting", schemaPath: "#/properties/telecommuting/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0)
                        if (data.workplace_type !== void 0) {
                          let _errs16 = errors;
                          validate612(data.workplace_type, { instancePath: instancePath + "/workplace_type", parentData: data, parentDataProperty: "workplace_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate612.errors : vErrors.concat(validate612.errors), errors = vErrors.length);
                          var valid0 = _errs16 === errors;
                        } else
                          var valid0 = !0;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate632.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate632.errors = vErrors, errors === 0;
}
validate632.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema27 = { type: "object", required: ["shortcode", "country_code", "country_name", "state_code", "subregion", "zip_code", "city", "coords", "hidden"], properties: { shortcode: { type: ["string", "null"], maxLength: 32 }, country_code: { type: ["string", "null"], maxLength: 2 }, country_name: { type: ["string", "null"], maxLength: 255 }, state_code: { type: ["string", "null"], maxLength: 16 }, subregion: { type: ["string", "null"], maxLength: 255 }, zip_code: { type: ["string", "null"], maxLength: 32 }, city: { type: ["string", "null"], maxLength: 255 }, coords: { type: ["string", "null"], maxLength: 64 }, hidden: { type: "boolean" } }, additionalProperties: !1, $id: "JobSite" };
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate66.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.shortcode === void 0 && (missing0 = "shortcode") || data.country_code === void 0 && (missing0 = "country_code") || data.country_name === void 0 && (missing0 = "country_name") || data.state_code === void 0 && (missing0 = "state_code") || data.subregion === void 0 && (missing0 = "subregion") || data.zip_code === void 0 && (missing0 = "zip_code") || data.city === void 0 && (missing0 = "city") || data.coords === void 0 && (missing0 = "coords") || data.hidden === void 0 && (missing0 = "hidden"))
        return validate66.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func9.call(schema27.properties, key0)) {
            return validate66.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.shortcode !== void 0) {
            let data0 = data.shortcode, _errs2 = errors;
            if (typeof data0 != "string" && data0 !== null)
              return validate66.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/type", keyword: "type", params: { type: schema27.properties.shortcode.type }, message: "must be string,null" }], !1;
            if (errors === _errs2 && typeof data0 == "string" && data0.length > 32 && func1(data0) > 32)
              return validate66.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.country_code !== void 0) {
              let data1 = data.country_code, _errs4 = errors;
              if (typeof data1 != "string" && data1 !== null)
                return validate66.errors = [{ instancePath: instancePath + "/country_code", schemaPath: "#/properties/country_code/type", keyword: "type", params: { type: schema27.properties.country_code.type }, message: "must be string,null" }], !1;
              if (errors === _errs4 && typeof data1 == "string" && data1.length > 2 && func1(data1) > 2)
                return validate66.errors = [{ instancePath: instancePath + "/country_code", schemaPath: "#/properties/country_code/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.country_name !== void 0) {
                let data2 = data.country_name, _errs6 = errors;
                if (typeof data2 != "string" && data2 !== null)
                  return validate66.errors = [{ instancePath: instancePath + "/country_name", schemaPath: "#/properties/country_name/type", keyword: "type", params: { type: schema27.properties.country_name.type }, message: "must be string,null" }], !1;
                if (errors === _errs6 && typeof data2 == "string" && data2.length > 255 && func1(data2) > 255)
                  return validate66.errors = [{ instancePath: instancePath + "/country_name", schemaPath: "#/properties/country_name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.state_code !== void 0) {
                  let data3 = data.state_code, _errs8 = errors;
                  if (typeof data3 != "string" && data3 !== null)
                    return validate66.errors = [{ instancePath: instancePath + "/state_code", schemaPath: "#/properties/state_code/type", keyword: "type", params: { type: schema27.properties.state_code.type }, message: "must be string,null" }], !1;
                  if (errors === _errs8 && typeof data3 == "string" && data3.length > 16 && func1(data3) > 16)
                    return validate66.errors = [{ instancePath: instancePath + "/state_code", schemaPath: "#/properties/state_code/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.subregion !== void 0) {
                    let data4 = data.subregion, _errs10 = errors;
                    if (typeof data4 != "string" && data4 !== null)
                      return validate66.errors = [{ instancePath: instancePath + "/subregion", schemaPath: "#/properties/subregion/type", keyword: "type", params: { type: schema27.properties.subregion.type }, message: "must be string,null" }], !1;
                    if (errors === _errs10 && typeof data4 == "string" && data4.length > 255 && func1(data4) > 255)
                      return validate66.errors = [{ instancePath: instancePath + "/subregion", schemaPath: "#/properties/subregion/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.zip_code !== void 0) {
                      let data5 = data.zip_code, _errs12 = errors;
                      if (typeof data5 != "string" && data5 !== null)
                        return validate66.errors = [{ instancePath: instancePath + "/zip_code", schemaPath: "#/properties/zip_code/type", keyword: "type", params: { type: schema27.properties.zip_code.type }, message: "must be string,null" }], !1;
                      if (errors === _errs12 && typeof data5 == "string" && data5.length > 32 && func1(data5) > 32)
                        return validate66.errors = [{ instancePath: instancePath + "/zip_code", schemaPath: "#/properties/zip_code/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.city !== void 0) {
                        let data6 = data.city, _errs14 = errors;
                        if (typeof data6 != "string" && data6 !== null)
                          return validate66.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: schema27.properties.city.type }, message: "must be string,null" }], !1;
                        if (errors === _errs14 && typeof data6 == "string" && data6.length > 255 && func1(data6) > 255)
                          return validate66.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.coords !== void 0) {
                          let data7 = data.coords, _errs16 = errors;
                          if (typeof data7 != "string" && data7 !== null)
                            return validate66.errors = [{ instancePath: instancePath + "/coords", schemaPath: "#/properties/coords/type", keyword: "type", params: { type: schema27.properties.coords.type }, message: "must be string,null" }], !1;
                          if (errors === _errs16 && typeof data7 == "string" && data7.length > 64 && func1(data7) > 64)
                            return validate66.errors = [{ instancePath: instancePath + "/coords", schemaPath: "#/properties/coords/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                          var valid0 = _errs16 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0)
                          if (data.hidden !== void 0) {
                            let _errs18 = errors;
                            if (typeof data.hidden != "boolean")
                              return validate66.errors = [{ instancePath: instancePath + "/hidden", schemaPath: "#/properties/hidden/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                            var valid0 = _errs18 === errors;
                          } else
                            var valid0 = !0;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate66.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate66.errors = vErrors, errors === 0;
}
validate66.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema28 = { type: "object", required: ["salary_from", "salary_to", "salary_currency"], properties: { salary_from: { type: ["integer", "null"], format: "int64", minimum: 0, maximum: 999999999999 }, salary_to: { type: ["integer", "null"], format: "int64", minimum: 0, maximum: 999999999999 }, salary_currency: { type: ["string", "null"], maxLength: 3 } }, additionalProperties: !1, $id: "Salary" };
function validate682(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate682.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.salary_from === void 0 && (missing0 = "salary_from") || data.salary_to === void 0 && (missing0 = "salary_to") || data.salary_currency === void 0 && (missing0 = "salary_currency"))
        return validate682.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "salary_from" || key0 === "salary_to" || key0 === "salary_currency")) {
            return validate682.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.salary_from !== void 0) {
            let data0 = data.salary_from, _errs2 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null)
              return validate682.errors = [{ instancePath: instancePath + "/salary_from", schemaPath: "#/properties/salary_from/type", keyword: "type", params: { type: schema28.properties.salary_from.type }, message: "must be integer,null" }], !1;
            if (errors === _errs2 && typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 999999999999 || isNaN(data0))
                return validate682.errors = [{ instancePath: instancePath + "/salary_from", schemaPath: "#/properties/salary_from/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999 }, message: "must be <= 999999999999" }], !1;
              if (data0 < 0 || isNaN(data0))
                return validate682.errors = [{ instancePath: instancePath + "/salary_from", schemaPath: "#/properties/salary_from/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
              if (!formats02.validate(data0))
                return validate682.errors = [{ instancePath: instancePath + "/salary_from", schemaPath: "#/properties/salary_from/format", keyword: "format", params: { format: "int64" }, message: 'must match format "int64"' }], !1;
            }
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.salary_to !== void 0) {
              let data1 = data.salary_to, _errs4 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && data1 !== null)
                return validate682.errors = [{ instancePath: instancePath + "/salary_to", schemaPath: "#/properties/salary_to/type", keyword: "type", params: { type: schema28.properties.salary_to.type }, message: "must be integer,null" }], !1;
              if (errors === _errs4 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 999999999999 || isNaN(data1))
                  return validate682.errors = [{ instancePath: instancePath + "/salary_to", schemaPath: "#/properties/salary_to/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999 }, message: "must be <= 999999999999" }], !1;
                if (data1 < 0 || isNaN(data1))
                  return validate682.errors = [{ instancePath: instancePath + "/salary_to", schemaPath: "#/properties/salary_to/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                if (!formats02.validate(data1))
                  return validate682.errors = [{ instancePath: instancePath + "/salary_to", schemaPath: "#/properties/salary_to/format", keyword: "format", params: { format: "int64" }, message: 'must match format "int64"' }], !1;
              }
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.salary_currency !== void 0) {
                let data2 = data.salary_currency, _errs6 = errors;
                if (typeof data2 != "string" && data2 !== null)
                  return validate682.errors = [{ instancePath: instancePath + "/salary_currency", schemaPath: "#/properties/salary_currency/type", keyword: "type", params: { type: schema28.properties.salary_currency.type }, message: "must be string,null" }], !1;
                if (errors === _errs6 && typeof data2 == "string" && data2.length > 3 && func1(data2) > 3)
                  return validate682.errors = [{ instancePath: instancePath + "/salary_currency", schemaPath: "#/properties/salary_currency/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate682.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate682.errors = vErrors, errors === 0;
}
validate682.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var formats6 = require_formats().fastFormats["date-time"];
function validate562(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate562.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.title === void 0 && (missing0 = "title") || data.full_title === void 0 && (missing0 = "full_title") || data.shortcode === void 0 && (missing0 = "shortcode") || data.code === void 0 && (missing0 = "code") || data.state === void 0 && (missing0 = "state") || data.confidential === void 0 && (missing0 = "confidential") || data.department === void 0 && (missing0 = "department") || data.department_hierarchy === void 0 && (missing0 = "department_hierarchy") || data.url === void 0 && (missing0 = "url") || data.application_url === void 0 && (missing0 = "application_url") || data.shortlink === void 0 && (missing0 = "shortlink") || data.workplace_type === void 0 && (missing0 = "workplace_type") || data.location === void 0 && (missing0 = "location") || data.locations === void 0 && (missing0 = "locations") || data.salary === void 0 && (missing0 = "salary") || data.created_at === void 0 && (missing0 = "created_at") || data.updated_at === void 0 && (missing0 = "updated_at") || data.keywords === void 0 && (missing0 = "keywords") || data.full_description === void 0 && (missing0 = "full_description") || data.description === void 0 && (missing0 = "description") || data.requirements === void 0 && (missing0 = "requirements") || data.benefits === void 0 && (missing0 = "benefits") || data.employment_type === void 0 && (missing0 = "employment_type") || data.industry === void 0 && (missing0 = "industry") || data.function === void 0 && (missing0 = "function") || data.experience === void 0 && (missing0 = "experience") || data.education === void 0 && (missing0 = "education"))
        return validate562.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func9.call(schema22.properties, key0)) {
            return validate562.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 16 && func1(data0) > 16)
                  return validate562.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                if (!pattern32.test(data0))
                  return validate562.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
              } else
                return validate562.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.title !== void 0) {
              let data1 = data.title, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 255 && func1(data1) > 255)
                    return validate562.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                } else
                  return validate562.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.full_title !== void 0) {
                let data2 = data.full_title, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (data2.length > 600 && func1(data2) > 600)
                      return validate562.errors = [{ instancePath: instancePath + "/full_title", schemaPath: "#/properties/full_title/maxLength", keyword: "maxLength", params: { limit: 600 }, message: "must NOT have more than 600 characters" }], !1;
                  } else
                    return validate562.errors = [{ instancePath: instancePath + "/full_title", schemaPath: "#/properties/full_title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.shortcode !== void 0) {
                  let data3 = data.shortcode, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "string") {
                      if (data3.length > 10 && func1(data3) > 10)
                        return validate562.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
                      if (!pattern62.test(data3))
                        return validate562.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/pattern", keyword: "pattern", params: { pattern: "^[0-9A-F]{10}$" }, message: 'must match pattern "^[0-9A-F]{10}$"' }], !1;
                    } else
                      return validate562.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.code !== void 0) {
                    let data4 = data.code, _errs10 = errors;
                    if (typeof data4 != "string" && data4 !== null)
                      return validate562.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: schema22.properties.code.type }, message: "must be string,null" }], !1;
                    if (errors === _errs10 && typeof data4 == "string" && data4.length > 255 && func1(data4) > 255)
                      return validate562.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.state !== void 0) {
                      let _errs12 = errors;
                      validate572(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate572.errors : vErrors.concat(validate572.errors), errors = vErrors.length);
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.confidential !== void 0) {
                        let _errs13 = errors;
                        if (typeof data.confidential != "boolean")
                          return validate562.errors = [{ instancePath: instancePath + "/confidential", schemaPath: "#/properties/confidential/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                        var valid0 = _errs13 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.department !== void 0) {
                          let data7 = data.department, _errs15 = errors;
                          if (typeof data7 != "string" && data7 !== null)
                            return validate562.errors = [{ instancePath: instancePath + "/department", schemaPath: "#/properties/department/type", keyword: "type", params: { type: schema22.properties.department.type }, message: "must be string,null" }], !1;
                          if (errors === _errs15 && typeof data7 == "string" && data7.length > 255 && func1(data7) > 255)
                            return validate562.errors = [{ instancePath: instancePath + "/department", schemaPath: "#/properties/department/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                          var valid0 = _errs15 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.department_hierarchy !== void 0) {
                            let data8 = data.department_hierarchy, _errs17 = errors;
                            if (errors === _errs17)
                              if (Array.isArray(data8)) {
                                if (data8.length > 100)
                                  return validate562.errors = [{ instancePath: instancePath + "/department_hierarchy", schemaPath: "#/properties/department_hierarchy/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                                {
                                  var valid1 = !0;
                                  let len0 = data8.length;
                                  for (let i0 = 0; i0 < len0; i0++) {
                                    let _errs19 = errors;
                                    validate592(data8[i0], { instancePath: instancePath + "/department_hierarchy/" + i0, parentData: data8, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate592.errors : vErrors.concat(validate592.errors), errors = vErrors.length);
                                    var valid1 = _errs19 === errors;
                                    if (!valid1)
                                      break;
                                  }
                                }
                              } else
                                return validate562.errors = [{ instancePath: instancePath + "/department_hierarchy", schemaPath: "#/properties/department_hierarchy/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                            var valid0 = _errs17 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.url !== void 0) {
                              let data10 = data.url, _errs20 = errors;
                              if (errors === _errs20)
                                if (typeof data10 == "string") {
                                  if (data10.length > 2048 && func1(data10) > 2048)
                                    return validate562.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/properties/url/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" }], !1;
                                } else
                                  return validate562.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                              var valid0 = _errs20 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.application_url !== void 0) {
                                let data11 = data.application_url, _errs22 = errors;
                                if (errors === _errs22)
                                  if (typeof data11 == "string") {
                                    if (data11.length > 2048 && func1(data11) > 2048)
                                      return validate562.errors = [{ instancePath: instancePath + "/application_url", schemaPath: "#/properties/application_url/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" }], !1;
                                  } else
                                    return validate562.errors = [{ instancePath: instancePath + "/application_url", schemaPath: "#/properties/application_url/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                var valid0 = _errs22 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.shortlink !== void 0) {
                                  let data12 = data.shortlink, _errs24 = errors;
                                  if (errors === _errs24)
                                    if (typeof data12 == "string") {
                                      if (data12.length > 2048 && func1(data12) > 2048)
                                        return validate562.errors = [{ instancePath: instancePath + "/shortlink", schemaPath: "#/properties/shortlink/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" }], !1;
                                    } else
                                      return validate562.errors = [{ instancePath: instancePath + "/shortlink", schemaPath: "#/properties/shortlink/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  var valid0 = _errs24 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.workplace_type !== void 0) {
                                    let _errs26 = errors;
                                    validate612(data.workplace_type, { instancePath: instancePath + "/workplace_type", parentData: data, parentDataProperty: "workplace_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate612.errors : vErrors.concat(validate612.errors), errors = vErrors.length);
                                    var valid0 = _errs26 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.location !== void 0) {
                                      let _errs27 = errors;
                                      validate632(data.location, { instancePath: instancePath + "/location", parentData: data, parentDataProperty: "location", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate632.errors : vErrors.concat(validate632.errors), errors = vErrors.length);
                                      var valid0 = _errs27 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.locations !== void 0) {
                                        let data15 = data.locations, _errs28 = errors;
                                        if (errors === _errs28)
                                          if (Array.isArray(data15)) {
                                            if (data15.length > 100)
                                              return validate562.errors = [{ instancePath: instancePath + "/locations", schemaPath: "#/properties/locations/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                                            {
                                              var valid2 = !0;
                                              let len1 = data15.length;
                                              for (let i1 = 0; i1 < len1; i1++) {
                                                let _errs30 = errors;
                                                validate66(data15[i1], { instancePath: instancePath + "/locations/" + i1, parentData: data15, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors), errors = vErrors.length);
                                                var valid2 = _errs30 === errors;
                                                if (!valid2)
                                                  break;
                                              }
                                            }
                                          } else
                                            return validate562.errors = [{ instancePath: instancePath + "/locations", schemaPath: "#/properties/locations/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                        var valid0 = _errs28 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.salary !== void 0) {
                                          let _errs31 = errors;
                                          validate682(data.salary, { instancePath: instancePath + "/salary", parentData: data, parentDataProperty: "salary", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate682.errors : vErrors.concat(validate682.errors), errors = vErrors.length);
                                          var valid0 = _errs31 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.created_at !== void 0) {
                                            let data18 = data.created_at, _errs32 = errors;
                                            if (errors === _errs32 && errors === _errs32)
                                              if (typeof data18 == "string") {
                                                if (data18.length > 20 && func1(data18) > 20)
                                                  return validate562.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" }], !1;
                                                if (!formats6.validate.test(data18))
                                                  return validate562.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                              } else
                                                return validate562.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                            var valid0 = _errs32 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0) {
                                            if (data.updated_at !== void 0) {
                                              let data19 = data.updated_at, _errs34 = errors;
                                              if (errors === _errs34 && errors === _errs34)
                                                if (typeof data19 == "string") {
                                                  if (data19.length > 20 && func1(data19) > 20)
                                                    return validate562.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" }], !1;
                                                  if (!formats6.validate.test(data19))
                                                    return validate562.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                                } else
                                                  return validate562.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                              var valid0 = _errs34 === errors;
                                            } else
                                              var valid0 = !0;
                                            if (valid0) {
                                              if (data.keywords !== void 0) {
                                                let data20 = data.keywords, _errs36 = errors;
                                                if (!Array.isArray(data20) && data20 !== null)
                                                  return validate562.errors = [{ instancePath: instancePath + "/keywords", schemaPath: "#/properties/keywords/type", keyword: "type", params: { type: schema22.properties.keywords.type }, message: "must be array,null" }], !1;
                                                if (errors === _errs36 && Array.isArray(data20)) {
                                                  if (data20.length > 100)
                                                    return validate562.errors = [{ instancePath: instancePath + "/keywords", schemaPath: "#/properties/keywords/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                                                  {
                                                    var valid3 = !0;
                                                    let len2 = data20.length;
                                                    for (let i2 = 0; i2 < len2; i2++) {
                                                      let data21 = data20[i2], _errs38 = errors;
                                                      if (errors === _errs38)
                                                        if (typeof data21 == "string") {
                                                          if (data21.length > 255 && func1(data21) > 255)
                                                            return validate562.errors = [{ instancePath: instancePath + "/keywords/" + i2, schemaPath: "#/properties/keywords/items/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                                        } else
                                                          return validate562.errors = [{ instancePath: instancePath + "/keywords/" + i2, schemaPath: "#/properties/keywords/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                      var valid3 = _errs38 === errors;
                                                      if (!valid3)
                                                        break;
                                                    }
                                                  }
                                                }
                                                var valid0 = _errs36 === errors;
                                              } else
                                                var valid0 = !0;
                                              if (valid0) {
                                                if (data.full_description !== void 0) {
                                                  let data22 = data.full_description, _errs40 = errors;
                                                  if (typeof data22 != "string" && data22 !== null)
                                                    return validate562.errors = [{ instancePath: instancePath + "/full_description", schemaPath: "#/properties/full_description/type", keyword: "type", params: { type: schema22.properties.full_description.type }, message: "must be string,null" }], !1;
                                                  if (errors === _errs40 && typeof data22 == "string" && data22.length > 3e5 && func1(data22) > 3e5)
                                                    return validate562.errors = [{ instancePath: instancePath + "/full_description", schemaPath: "#/properties/full_description/maxLength", keyword: "maxLength", params: { limit: 3e5 }, message: "must NOT have more than 300000 characters" }], !1;
                                                  var valid0 = _errs40 === errors;
                                                } else
                                                  var valid0 = !0;
                                                if (valid0) {
                                                  if (data.description !== void 0) {
                                                    let data23 = data.description, _errs42 = errors;
                                                    if (typeof data23 != "string" && data23 !== null)
                                                      return validate562.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema22.properties.description.type }, message: "must be string,null" }], !1;
                                                    if (errors === _errs42 && typeof data23 == "string" && data23.length > 1e5 && func1(data23) > 1e5)
                                                      return validate562.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" }], !1;
                                                    var valid0 = _errs42 === errors;
                                                  } else
                                                    var valid0 = !0;
                                                  if (valid0) {
                                                    if (data.requirements !== void 0) {
                                                      let data24 = data.requirements, _errs44 = errors;
                                                      if (typeof data24 != "string" && data24 !== null)
                                                        return validate562.errors = [{ instancePath: instancePath + "/requirements", schemaPath: "#/properties/requirements/type", keyword: "type", params: { type: schema22.properties.requirements.type }, message: "must be string,null" }], !1;
                                                      if (errors === _errs44 && typeof data24 == "string" && data24.length > 1e5 && func1(data24) > 1e5)
                                                        return validate562.errors = [{ instancePath: instancePath + "/requirements", schemaPath: "#/properties/requirements/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" }], !1;
                                                      var valid0 = _errs44 === errors;
                                                    } else
                                                      var valid0 = !0;
                                                    if (valid0) {
                                                      if (data.benefits !== void 0) {
                                                        let data25 = data.benefits, _errs46 = errors;
                                                        if (typeof data25 != "string" && data25 !== null)
                                                          return validate562.errors = [{ instancePath: instancePath + "/benefits", schemaPath: "#/properties/benefits/type", keyword: "type", params: { type: schema22.properties.benefits.type }, message: "must be string,null" }], !1;
                                                        if (errors === _errs46 && typeof data25 == "string" && data25.length > 1e5 && func1(data25) > 1e5)
                                                          return validate562.errors = [{ instancePath: instancePath + "/benefits", schemaPath: "#/properties/benefits/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" }], !1;
                                                        var valid0 = _errs46 === errors;
                                                      } else
                                                        var valid0 = !0;
                                                      if (valid0) {
                                                        if (data.employment_type !== void 0) {
                                                          let data26 = data.employment_type, _errs48 = errors;
                                                          if (typeof data26 != "string" && data26 !== null)
                                                            return validate562.errors = [{ instancePath: instancePath + "/employment_type", schemaPath: "#/properties/employment_type/type", keyword: "type", params: { type: schema22.properties.employment_type.type }, message: "must be string,null" }], !1;
                                                          if (errors === _errs48 && typeof data26 == "string" && data26.length > 255 && func1(data26) > 255)
                                                            return validate562.errors = [{ instancePath: instancePath + "/employment_type", schemaPath: "#/properties/employment_type/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                                          var valid0 = _errs48 === errors;
                                                        } else
                                                          var valid0 = !0;
                                                        if (valid0) {
                                                          if (data.industry !== void 0) {
                                                            let data27 = data.industry, _errs50 = errors;
                                                            if (typeof data27 != "string" && data27 !== null)
                                                              return validate562.errors = [{ instancePath: instancePath + "/industry", schemaPath: "#/properties/industry/type", keyword: "type", params: { type: schema22.properties.industry.type }, message: "must be string,null" }], !1;
                                                            if (errors === _errs50 && typeof data27 == "string" && data27.length > 255 && func1(data27) > 255)
                                                              return validate562.errors = [{ instancePath: instancePath + "/industry", schemaPath: "#/properties/industry/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                                            var valid0 = _errs50 === errors;
                                                          } else
                                                            var valid0 = !0;
                                                          if (valid0) {
                                                            if (data.function !== void 0) {
                                                              let data28 = data.function, _errs52 = errors;
                                                              if (typeof data28 != "string" && data28 !== null)
                                                                return validate562.errors = [{ instancePath: instancePath + "/function", schemaPath: "#/properties/function/type", keyword: "type", params: { type: schema22.properties.function.type }, message: "must be string,null" }], !1;
                                                              if (errors === _errs52 && typeof data28 == "string" && data28.length > 255 && func1(data28) > 255)
                                                                return validate562.errors = [{ instancePath: instancePath + "/function", schemaPath: "#/properties/function/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                                              var valid0 = _errs52 === errors;
                                                            } else
                                                              var valid0 = !0;
                                                            if (valid0) {
                                                              if (data.experience !== void 0) {
                                                                let data29 = data.experience, _errs54 = errors;
                                                                if (typeof data29 != "string" && data29 !== null)
                                                                  return validate562.errors = [{ instancePath: instancePath + "/experience", schemaPath: "#/properties/experience/type", keyword: "type", params: { type: schema22.properties.experience.type }, message: "must be string,null" }], !1;
                                                                if (errors === _errs54 && typeof data29 == "string" && data29.length > 255 && func1(data29) > 255)
                                                                  return validate562.errors = [{ instancePath: instancePath + "/experience", schemaPath: "#/properties/experience/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                                                var valid0 = _errs54 === errors;
                                                              } else
                                                                var valid0 = !0;
                                                              if (valid0)
                                                                if (data.education !== void 0) {
                                                                  let data30 = data.education, _errs56 = errors;
                                                                  if (typeof data30 != "string" && data30 !== null)
                                                                    return validate562.errors = [{ instancePath: instancePath + "/education", schemaPath: "#/properties/education/type", keyword: "type", params: { type: schema22.properties.education.type }, message: "must be string,null" }], !1;
                                                                  if (errors === _errs56 && typeof data30 == "string" && data30.length > 255 && func1(data30) > 255)
                                                                    return validate562.errors = [{ instancePath: instancePath + "/education", schemaPath: "#/properties/education/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                                                  var valid0 = _errs56 === errors;
                                                                } else
                                                                  var valid0 = !0;
                                                            }
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate562.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate562.errors = vErrors, errors === 0;
}
validate562.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var ApplicationForm = validate702;
var schema302 = { type: "object", required: ["key", "label", "type", "required"], properties: { key: { type: "string", maxLength: 32 }, label: { type: "string", maxLength: 255 }, type: { $ref: "FormFieldType" }, required: { type: "boolean" }, max_length: { type: "integer", format: "int32", minimum: 1, maximum: 2147483647 }, supported_file_types: { type: "array", maxItems: 100, items: { type: "string", maxLength: 32 } }, max_file_size: { type: "integer", format: "int32", minimum: 1, maximum: 2147483647 }, multiple: { type: "boolean" }, fields: { type: "array", maxItems: 100, items: { $ref: "FormPart" } } }, additionalProperties: !1, $id: "FormField" }, schema312 = { type: "string", enum: ["string", "free_text", "boolean", "date", "file", "complex"], $id: "FormFieldType" };
function validate722(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate722.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate722.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "string" || data === "free_text" || data === "boolean" || data === "date" || data === "file" || data === "complex" ? (validate722.errors = vErrors, errors === 0) : (validate722.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema312.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate722.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var formats10 = require_formats().fastFormats.int32;
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate74.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.key === void 0 && (missing0 = "key") || data.label === void 0 && (missing0 = "label") || data.type === void 0 && (missing0 = "type") || data.required === void 0 && (missing0 = "required"))
        return validate74.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "key" || key0 === "label" || key0 === "type" || key0 === "required" || key0 === "max_length")) {
            return validate74.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.key !== void 0) {
            let data0 = data.key, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 32 && func1(data0) > 32)
                  return validate74.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/properties/key/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
              } else
                return validate74.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.label !== void 0) {
              let data1 = data.label, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 255 && func1(data1) > 255)
                    return validate74.errors = [{ instancePath: instancePath + "/label", schemaPath: "#/properties/label/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                } else
                  return validate74.errors = [{ instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.type !== void 0) {
                let _errs6 = errors;
                validate722(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate722.errors : vErrors.concat(validate722.errors), errors = vErrors.length);
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.required !== void 0) {
                  let _errs7 = errors;
                  if (typeof data.required != "boolean")
                    return validate74.errors = [{ instancePath: instancePath + "/required", schemaPath: "#/properties/required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                  var valid0 = _errs7 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.max_length !== void 0) {
                    let data4 = data.max_length, _errs9 = errors;
                    if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                      return validate74.errors = [{ instancePath: instancePath + "/max_length", schemaPath: "#/properties/max_length/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                    if (errors === _errs9 && typeof data4 == "number" && isFinite(data4)) {
                      if (data4 > 2147483647 || isNaN(data4))
                        return validate74.errors = [{ instancePath: instancePath + "/max_length", schemaPath: "#/properties/max_length/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                      if (data4 < 1 || isNaN(data4))
                        return validate74.errors = [{ instancePath: instancePath + "/max_length", schemaPath: "#/properties/max_length/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                      if (!formats10.validate(data4))
                        return validate74.errors = [{ instancePath: instancePath + "/max_length", schemaPath: "#/properties/max_length/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                    }
                    var valid0 = _errs9 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate74.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate74.errors = vErrors, errors === 0;
}
validate74.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate71.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.key === void 0 && (missing0 = "key") || data.label === void 0 && (missing0 = "label") || data.type === void 0 && (missing0 = "type") || data.required === void 0 && (missing0 = "required"))
        return validate71.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func9.call(schema302.properties, key0)) {
            return validate71.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.key !== void 0) {
            let data0 = data.key, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 32 && func1(data0) > 32)
                  return validate71.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/properties/key/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
              } else
                return validate71.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.label !== void 0) {
              let data1 = data.label, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 255 && func1(data1) > 255)
                    return validate71.errors = [{ instancePath: instancePath + "/label", schemaPath: "#/properties/label/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                } else
                  return validate71.errors = [{ instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.type !== void 0) {
                let _errs6 = errors;
                validate722(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate722.errors : vErrors.concat(validate722.errors), errors = vErrors.length);
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.required !== void 0) {
                  let _errs7 = errors;
                  if (typeof data.required != "boolean")
                    return validate71.errors = [{ instancePath: instancePath + "/required", schemaPath: "#/properties/required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                  var valid0 = _errs7 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.max_length !== void 0) {
                    let data4 = data.max_length, _errs9 = errors;
                    if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                      return validate71.errors = [{ instancePath: instancePath + "/max_length", schemaPath: "#/properties/max_length/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                    if (errors === _errs9 && typeof data4 == "number" && isFinite(data4)) {
                      if (data4 > 2147483647 || isNaN(data4))
                        return validate71.errors = [{ instancePath: instancePath + "/max_length", schemaPath: "#/properties/max_length/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                      if (data4 < 1 || isNaN(data4))
                        return validate71.errors = [{ instancePath: instancePath + "/max_length", schemaPath: "#/properties/max_length/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                      if (!formats10.validate(data4))
                        return validate71.errors = [{ instancePath: instancePath + "/max_length", schemaPath: "#/properties/max_length/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                    }
                    var valid0 = _errs9 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.supported_file_types !== void 0) {
                      let data5 = data.supported_file_types, _errs11 = errors;
                      if (errors === _errs11)
                        if (Array.isArray(data5)) {
                          if (data5.length > 100)
                            return validate71.errors = [{ instancePath: instancePath + "/supported_file_types", schemaPath: "#/properties/supported_file_types/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                          {
                            var valid1 = !0;
                            let len0 = data5.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                              let data6 = data5[i0], _errs13 = errors;
                              if (errors === _errs13)
                                if (typeof data6 == "string") {
                                  if (data6.length > 32 && func1(data6) > 32)
                                    return validate71.errors = [{ instancePath: instancePath + "/supported_file_types/" + i0, schemaPath: "#/properties/supported_file_types/items/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
                                } else
                                  return validate71.errors = [{ instancePath: instancePath + "/supported_file_types/" + i0, schemaPath: "#/properties/supported_file_types/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                              var valid1 = _errs13 === errors;
                              if (!valid1)
                                break;
                            }
                          }
                        } else
                          return validate71.errors = [{ instancePath: instancePath + "/supported_file_types", schemaPath: "#/properties/supported_file_types/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                      var valid0 = _errs11 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.max_file_size !== void 0) {
                        let data7 = data.max_file_size, _errs15 = errors;
                        if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)))
                          return validate71.errors = [{ instancePath: instancePath + "/max_file_size", schemaPath: "#/properties/max_file_size/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                        if (errors === _errs15 && typeof data7 == "number" && isFinite(data7)) {
                          if (data7 > 2147483647 || isNaN(data7))
                            return validate71.errors = [{ instancePath: instancePath + "/max_file_size", schemaPath: "#/properties/max_file_size/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                          if (data7 < 1 || isNaN(data7))
                            return validate71.errors = [{ instancePath: instancePath + "/max_file_size", schemaPath: "#/properties/max_file_size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                          if (!formats10.validate(data7))
                            return validate71.errors = [{ instancePath: instancePath + "/max_file_size", schemaPath: "#/properties/max_file_size/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                        }
                        var valid0 = _errs15 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.multiple !== void 0) {
                          let _errs17 = errors;
                          if (typeof data.multiple != "boolean")
                            return validate71.errors = [{ instancePath: instancePath + "/multiple", schemaPath: "#/properties/multiple/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                          var valid0 = _errs17 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0)
                          if (data.fields !== void 0) {
                            let data9 = data.fields, _errs19 = errors;
                            if (errors === _errs19)
                              if (Array.isArray(data9)) {
                                if (data9.length > 100)
                                  return validate71.errors = [{ instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                                {
                                  var valid2 = !0;
                                  let len1 = data9.length;
                                  for (let i1 = 0; i1 < len1; i1++) {
                                    let _errs21 = errors;
                                    validate74(data9[i1], { instancePath: instancePath + "/fields/" + i1, parentData: data9, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length);
                                    var valid2 = _errs21 === errors;
                                    if (!valid2)
                                      break;
                                  }
                                }
                              } else
                                return validate71.errors = [{ instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                            var valid0 = _errs19 === errors;
                          } else
                            var valid0 = !0;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate71.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate71.errors = vErrors, errors === 0;
}
validate71.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema342 = { type: "string", enum: ["free_text", "short_text", "boolean", "multiple_choice", "dropdown", "numeric", "date", "file"], $id: "QuestionType" };
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate79.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate79.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "free_text" || data === "short_text" || data === "boolean" || data === "multiple_choice" || data === "dropdown" || data === "numeric" || data === "date" || data === "file" ? (validate79.errors = vErrors, errors === 0) : (validate79.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema342.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate79.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate81.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.body === void 0 && (missing0 = "body") || data.id === void 0 && (missing0 = "id"))
        return validate81.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "body" || key0 === "id")) {
            return validate81.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.body !== void 0) {
            let data0 = data.body, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 1e3 && func1(data0) > 1e3)
                  return validate81.errors = [{ instancePath: instancePath + "/body", schemaPath: "#/properties/body/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
              } else
                return validate81.errors = [{ instancePath: instancePath + "/body", schemaPath: "#/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.id !== void 0) {
              let data1 = data.id, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 16 && func1(data1) > 16)
                    return validate81.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                  if (!pattern32.test(data1))
                    return validate81.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                } else
                  return validate81.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate81.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate81.errors = vErrors, errors === 0;
}
validate81.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate78.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.body === void 0 && (missing0 = "body") || data.type === void 0 && (missing0 = "type") || data.required === void 0 && (missing0 = "required") || data.id === void 0 && (missing0 = "id"))
        return validate78.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "body" || key0 === "type" || key0 === "required" || key0 === "id" || key0 === "single_answer" || key0 === "choices" || key0 === "supported_file_types" || key0 === "max_file_size")) {
            return validate78.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.body !== void 0) {
            let data0 = data.body, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 1e4 && func1(data0) > 1e4)
                  return validate78.errors = [{ instancePath: instancePath + "/body", schemaPath: "#/properties/body/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }], !1;
              } else
                return validate78.errors = [{ instancePath: instancePath + "/body", schemaPath: "#/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.type !== void 0) {
              let _errs4 = errors;
              validate79(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors), errors = vErrors.length);
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.required !== void 0) {
                let _errs5 = errors;
                if (typeof data.required != "boolean")
                  return validate78.errors = [{ instancePath: instancePath + "/required", schemaPath: "#/properties/required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.id !== void 0) {
                  let data3 = data.id, _errs7 = errors;
                  if (errors === _errs7)
                    if (typeof data3 == "string") {
                      if (data3.length > 16 && func1(data3) > 16)
                        return validate78.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                      if (!pattern32.test(data3))
                        return validate78.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                    } else
                      return validate78.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs7 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.single_answer !== void 0) {
                    let _errs9 = errors;
                    if (typeof data.single_answer != "boolean")
                      return validate78.errors = [{ instancePath: instancePath + "/single_answer", schemaPath: "#/properties/single_answer/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                    var valid0 = _errs9 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.choices !== void 0) {
                      let data5 = data.choices, _errs11 = errors;
                      if (errors === _errs11)
                        if (Array.isArray(data5)) {
                          if (data5.length > 1e3)
                            return validate78.errors = [{ instancePath: instancePath + "/choices", schemaPath: "#/properties/choices/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                          {
                            var valid1 = !0;
                            let len0 = data5.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                              let _errs13 = errors;
                              validate81(data5[i0], { instancePath: instancePath + "/choices/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors), errors = vErrors.length);
                              var valid1 = _errs13 === errors;
                              if (!valid1)
                                break;
                            }
                          }
                        } else
                          return validate78.errors = [{ instancePath: instancePath + "/choices", schemaPath: "#/properties/choices/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                      var valid0 = _errs11 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.supported_file_types !== void 0) {
                        let data7 = data.supported_file_types, _errs14 = errors;
                        if (errors === _errs14)
                          if (Array.isArray(data7)) {
                            if (data7.length > 100)
                              return validate78.errors = [{ instancePath: instancePath + "/supported_file_types", schemaPath: "#/properties/supported_file_types/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                            {
                              var valid2 = !0;
                              let len1 = data7.length;
                              for (let i1 = 0; i1 < len1; i1++) {
                                let data8 = data7[i1], _errs16 = errors;
                                if (errors === _errs16)
                                  if (typeof data8 == "string") {
                                    if (data8.length > 32 && func1(data8) > 32)
                                      return validate78.errors = [{ instancePath: instancePath + "/supported_file_types/" + i1, schemaPath: "#/properties/supported_file_types/items/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
                                  } else
                                    return validate78.errors = [{ instancePath: instancePath + "/supported_file_types/" + i1, schemaPath: "#/properties/supported_file_types/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                var valid2 = _errs16 === errors;
                                if (!valid2)
                                  break;
                              }
                            }
                          } else
                            return validate78.errors = [{ instancePath: instancePath + "/supported_file_types", schemaPath: "#/properties/supported_file_types/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0)
                        if (data.max_file_size !== void 0) {
                          let data9 = data.max_file_size, _errs18 = errors;
                          if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9)))
                            return validate78.errors = [{ instancePath: instancePath + "/max_file_size", schemaPath: "#/properties/max_file_size/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                          if (errors === _errs18 && typeof data9 == "number" && isFinite(data9)) {
                            if (data9 > 2147483647 || isNaN(data9))
                              return validate78.errors = [{ instancePath: instancePath + "/max_file_size", schemaPath: "#/properties/max_file_size/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                            if (data9 < 1 || isNaN(data9))
                              return validate78.errors = [{ instancePath: instancePath + "/max_file_size", schemaPath: "#/properties/max_file_size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                            if (!formats10.validate(data9))
                              return validate78.errors = [{ instancePath: instancePath + "/max_file_size", schemaPath: "#/properties/max_file_size/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                          }
                          var valid0 = _errs18 === errors;
                        } else
                          var valid0 = !0;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate78.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate78.errors = vErrors, errors === 0;
}
validate78.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate702(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate702.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.form_fields === void 0 && (missing0 = "form_fields") || data.questions === void 0 && (missing0 = "questions"))
        return validate702.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "form_fields" || key0 === "questions")) {
            return validate702.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.form_fields !== void 0) {
            let data0 = data.form_fields, _errs2 = errors;
            if (errors === _errs2)
              if (Array.isArray(data0)) {
                if (data0.length > 100)
                  return validate702.errors = [{ instancePath: instancePath + "/form_fields", schemaPath: "#/properties/form_fields/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                {
                  var valid1 = !0;
                  let len0 = data0.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let _errs4 = errors;
                    validate71(data0[i0], { instancePath: instancePath + "/form_fields/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors), errors = vErrors.length);
                    var valid1 = _errs4 === errors;
                    if (!valid1)
                      break;
                  }
                }
              } else
                return validate702.errors = [{ instancePath: instancePath + "/form_fields", schemaPath: "#/properties/form_fields/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.questions !== void 0) {
              let data2 = data.questions, _errs5 = errors;
              if (errors === _errs5)
                if (Array.isArray(data2)) {
                  if (data2.length > 1e3)
                    return validate702.errors = [{ instancePath: instancePath + "/questions", schemaPath: "#/properties/questions/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                  {
                    var valid2 = !0;
                    let len1 = data2.length;
                    for (let i1 = 0; i1 < len1; i1++) {
                      let _errs7 = errors;
                      validate78(data2[i1], { instancePath: instancePath + "/questions/" + i1, parentData: data2, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors), errors = vErrors.length);
                      var valid2 = _errs7 === errors;
                      if (!valid2)
                        break;
                    }
                  }
                } else
                  return validate702.errors = [{ instancePath: instancePath + "/questions", schemaPath: "#/properties/questions/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate702.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate702.errors = vErrors, errors === 0;
}
validate702.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var AccountList = validate84;
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate84.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.accounts === void 0 && (missing0 = "accounts"))
        return validate84.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "accounts") {
            return validate84.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.accounts !== void 0) {
          let data0 = data.accounts;
          if (errors === errors)
            if (Array.isArray(data0)) {
              if (data0.length > 100)
                return validate84.errors = [{ instancePath: instancePath + "/accounts", schemaPath: "#/properties/accounts/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
              {
                var valid1 = !0;
                let len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let _errs4 = errors;
                  validate552(data0[i0], { instancePath: instancePath + "/accounts/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate552.errors : vErrors.concat(validate552.errors), errors = vErrors.length);
                  var valid1 = _errs4 === errors;
                  if (!valid1)
                    break;
                }
              }
            } else
              return validate84.errors = [{ instancePath: instancePath + "/accounts", schemaPath: "#/properties/accounts/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
        }
      }
    } else
      return validate84.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate84.errors = vErrors, errors === 0;
}
validate84.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var CustomAttributeList = validate86;
var schema38 = { type: "object", required: ["id", "type", "enabled", "label", "hint"], properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, type: { $ref: "AttributeType" }, enabled: { type: "boolean" }, label: { type: "string", maxLength: 255 }, hint: { type: ["string", "null"], maxLength: 1e3 }, single_answer: { type: "boolean" }, choices: { type: "array", maxItems: 1e3, items: { $ref: "AttributeChoice" } } }, additionalProperties: !1, $id: "CustomAttribute" }, schema39 = { type: "string", enum: ["short_text", "free_text", "boolean", "numeric", "date", "dropdown", "multiple_choice", "file"], $id: "AttributeType" };
function validate88(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate88.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate88.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "short_text" || data === "free_text" || data === "boolean" || data === "numeric" || data === "date" || data === "dropdown" || data === "multiple_choice" || data === "file" ? (validate88.errors = vErrors, errors === 0) : (validate88.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema39.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate88.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema40 = { type: "object", required: ["id", "body", "hint", "translations"], properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, body: { type: "string", maxLength: 1e3 }, hint: { type: ["string", "null"], maxLength: 1e3 }, translations: { $ref: "AttributeTranslations" } }, additionalProperties: !1, $id: "AttributeChoice" };
var schema42 = { type: "object", required: ["body", "hint"], properties: { body: { type: "string", maxLength: 1e3 }, hint: { type: ["string", "null"], maxLength: 1e3 } }, additionalProperties: !1, $id: "AttributeTranslation" };
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate92.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.body === void 0 && (missing0 = "body") || data.hint === void 0 && (missing0 = "hint"))
        return validate92.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "body" || key0 === "hint")) {
            return validate92.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.body !== void 0) {
            let data0 = data.body, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 1e3 && func1(data0) > 1e3)
                  return validate92.errors = [{ instancePath: instancePath + "/body", schemaPath: "#/properties/body/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
              } else
                return validate92.errors = [{ instancePath: instancePath + "/body", schemaPath: "#/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.hint !== void 0) {
              let data1 = data.hint, _errs4 = errors;
              if (typeof data1 != "string" && data1 !== null)
                return validate92.errors = [{ instancePath: instancePath + "/hint", schemaPath: "#/properties/hint/type", keyword: "type", params: { type: schema42.properties.hint.type }, message: "must be string,null" }], !1;
              if (errors === _errs4 && typeof data1 == "string" && data1.length > 1e3 && func1(data1) > 1e3)
                return validate92.errors = [{ instancePath: instancePath + "/hint", schemaPath: "#/properties/hint/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate92.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate92.errors = vErrors, errors === 0;
}
validate92.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate91.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.en === void 0 && (missing0 = "en"))
        return validate91.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "en") {
            return validate91.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        _errs1 === errors && data.en !== void 0 && (validate92(data.en, { instancePath: instancePath + "/en", parentData: data, parentDataProperty: "en", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors), errors = vErrors.length));
      }
    } else
      return validate91.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate91.errors = vErrors, errors === 0;
}
validate91.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate90.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.body === void 0 && (missing0 = "body") || data.hint === void 0 && (missing0 = "hint") || data.translations === void 0 && (missing0 = "translations"))
        return validate90.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "body" || key0 === "hint" || key0 === "translations")) {
            return validate90.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 16 && func1(data0) > 16)
                  return validate90.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                if (!pattern32.test(data0))
                  return validate90.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
              } else
                return validate90.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.body !== void 0) {
              let data1 = data.body, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 1e3 && func1(data1) > 1e3)
                    return validate90.errors = [{ instancePath: instancePath + "/body", schemaPath: "#/properties/body/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
                } else
                  return validate90.errors = [{ instancePath: instancePath + "/body", schemaPath: "#/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.hint !== void 0) {
                let data2 = data.hint, _errs6 = errors;
                if (typeof data2 != "string" && data2 !== null)
                  return validate90.errors = [{ instancePath: instancePath + "/hint", schemaPath: "#/properties/hint/type", keyword: "type", params: { type: schema40.properties.hint.type }, message: "must be string,null" }], !1;
                if (errors === _errs6 && typeof data2 == "string" && data2.length > 1e3 && func1(data2) > 1e3)
                  return validate90.errors = [{ instancePath: instancePath + "/hint", schemaPath: "#/properties/hint/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.translations !== void 0) {
                  let _errs8 = errors;
                  validate91(data.translations, { instancePath: instancePath + "/translations", parentData: data, parentDataProperty: "translations", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors), errors = vErrors.length);
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate90.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate90.errors = vErrors, errors === 0;
}
validate90.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate87.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.type === void 0 && (missing0 = "type") || data.enabled === void 0 && (missing0 = "enabled") || data.label === void 0 && (missing0 = "label") || data.hint === void 0 && (missing0 = "hint"))
        return validate87.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "type" || key0 === "enabled" || key0 === "label" || key0 === "hint" || key0 === "single_answer" || key0 === "choices")) {
            return validate87.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 16 && func1(data0) > 16)
                  return validate87.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                if (!pattern32.test(data0))
                  return validate87.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
              } else
                return validate87.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.type !== void 0) {
              let _errs4 = errors;
              validate88(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors), errors = vErrors.length);
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.enabled !== void 0) {
                let _errs5 = errors;
                if (typeof data.enabled != "boolean")
                  return validate87.errors = [{ instancePath: instancePath + "/enabled", schemaPath: "#/properties/enabled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.label !== void 0) {
                  let data3 = data.label, _errs7 = errors;
                  if (errors === _errs7)
                    if (typeof data3 == "string") {
                      if (data3.length > 255 && func1(data3) > 255)
                        return validate87.errors = [{ instancePath: instancePath + "/label", schemaPath: "#/properties/label/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                    } else
                      return validate87.errors = [{ instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs7 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.hint !== void 0) {
                    let data4 = data.hint, _errs9 = errors;
                    if (typeof data4 != "string" && data4 !== null)
                      return validate87.errors = [{ instancePath: instancePath + "/hint", schemaPath: "#/properties/hint/type", keyword: "type", params: { type: schema38.properties.hint.type }, message: "must be string,null" }], !1;
                    if (errors === _errs9 && typeof data4 == "string" && data4.length > 1e3 && func1(data4) > 1e3)
                      return validate87.errors = [{ instancePath: instancePath + "/hint", schemaPath: "#/properties/hint/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
                    var valid0 = _errs9 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.single_answer !== void 0) {
                      let _errs11 = errors;
                      if (typeof data.single_answer != "boolean")
                        return validate87.errors = [{ instancePath: instancePath + "/single_answer", schemaPath: "#/properties/single_answer/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                      var valid0 = _errs11 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0)
                      if (data.choices !== void 0) {
                        let data6 = data.choices, _errs13 = errors;
                        if (errors === _errs13)
                          if (Array.isArray(data6)) {
                            if (data6.length > 1e3)
                              return validate87.errors = [{ instancePath: instancePath + "/choices", schemaPath: "#/properties/choices/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                            {
                              var valid1 = !0;
                              let len0 = data6.length;
                              for (let i0 = 0; i0 < len0; i0++) {
                                let _errs15 = errors;
                                validate90(data6[i0], { instancePath: instancePath + "/choices/" + i0, parentData: data6, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors), errors = vErrors.length);
                                var valid1 = _errs15 === errors;
                                if (!valid1)
                                  break;
                              }
                            }
                          } else
                            return validate87.errors = [{ instancePath: instancePath + "/choices", schemaPath: "#/properties/choices/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                        var valid0 = _errs13 === errors;
                      } else
                        var valid0 = !0;
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate87.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate87.errors = vErrors, errors === 0;
}
validate87.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate86.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.custom_attributes === void 0 && (missing0 = "custom_attributes"))
        return validate86.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "custom_attributes") {
            return validate86.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.custom_attributes !== void 0) {
          let data0 = data.custom_attributes;
          if (errors === errors)
            if (Array.isArray(data0)) {
              if (data0.length > 1e3)
                return validate86.errors = [{ instancePath: instancePath + "/custom_attributes", schemaPath: "#/properties/custom_attributes/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
              {
                var valid1 = !0;
                let len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let _errs4 = errors;
                  validate87(data0[i0], { instancePath: instancePath + "/custom_attributes/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors), errors = vErrors.length);
                  var valid1 = _errs4 === errors;
                  if (!valid1)
                    break;
                }
              }
            } else
              return validate86.errors = [{ instancePath: instancePath + "/custom_attributes", schemaPath: "#/properties/custom_attributes/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
        }
      }
    } else
      return validate86.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate86.errors = vErrors, errors === 0;
}
validate86.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var DisqualificationReasonList = validate97;
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate98.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.description === void 0 && (missing0 = "description") || data.candidate_withdrew === void 0 && (missing0 = "candidate_withdrew") || data.position === void 0 && (missing0 = "position"))
        return validate98.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "description" || key0 === "candidate_withdrew" || key0 === "position")) {
            return validate98.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 16 && func1(data0) > 16)
                  return validate98.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                if (!pattern32.test(data0))
                  return validate98.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
              } else
                return validate98.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.description !== void 0) {
              let data1 = data.description, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 1e3 && func1(data1) > 1e3)
                    return validate98.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
                } else
                  return validate98.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.candidate_withdrew !== void 0) {
                let _errs6 = errors;
                if (typeof data.candidate_withdrew != "boolean")
                  return validate98.errors = [{ instancePath: instancePath + "/candidate_withdrew", schemaPath: "#/properties/candidate_withdrew/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.position !== void 0) {
                  let data3 = data.position, _errs8 = errors;
                  if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                    return validate98.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  if (errors === _errs8 && typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 2147483647 || isNaN(data3))
                      return validate98.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                    if (data3 < 1 || isNaN(data3))
                      return validate98.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                    if (!formats10.validate(data3))
                      return validate98.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                  }
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate98.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate98.errors = vErrors, errors === 0;
}
validate98.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate97(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate97.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (Array.isArray(data)) {
      if (data.length > 1e3)
        return validate97.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
      {
        var valid0 = !0;
        let len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let _errs1 = errors;
          validate98(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors), errors = vErrors.length);
          var valid0 = _errs1 === errors;
          if (!valid0)
            break;
        }
      }
    } else
      return validate97.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
  return validate97.errors = vErrors, errors === 0;
}
validate97.evaluated = { items: !0, dynamicProps: !1, dynamicItems: !1 };
var JobCustomAttributeList = validate100;
var schema46 = { type: "object", required: ["id", "label", "type", "required", "provider"], properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, label: { type: "string", maxLength: 255 }, type: { $ref: "AttributeType" }, required: { type: "boolean" }, provider: { $ref: "AttributeProvider" }, single_answer: { type: "boolean" }, choices: { type: "array", maxItems: 1e3, items: { $ref: "Choice" } }, supported_file_types: { type: "array", maxItems: 100, items: { type: "string", maxLength: 32 } }, max_file_size: { type: "integer", format: "int32", minimum: 1, maximum: 2147483647 } }, additionalProperties: !1, $id: "JobCustomAttribute" }, schema47 = { type: "string", enum: ["candidate", "user"], $id: "AttributeProvider" };
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate103.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate103.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "candidate" || data === "user" ? (validate103.errors = vErrors, errors === 0) : (validate103.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema47.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate103.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate101.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.label === void 0 && (missing0 = "label") || data.type === void 0 && (missing0 = "type") || data.required === void 0 && (missing0 = "required") || data.provider === void 0 && (missing0 = "provider"))
        return validate101.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func9.call(schema46.properties, key0)) {
            return validate101.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 16 && func1(data0) > 16)
                  return validate101.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                if (!pattern32.test(data0))
                  return validate101.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
              } else
                return validate101.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.label !== void 0) {
              let data1 = data.label, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 255 && func1(data1) > 255)
                    return validate101.errors = [{ instancePath: instancePath + "/label", schemaPath: "#/properties/label/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                } else
                  return validate101.errors = [{ instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.type !== void 0) {
                let _errs6 = errors;
                validate88(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors), errors = vErrors.length);
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.required !== void 0) {
                  let _errs7 = errors;
                  if (typeof data.required != "boolean")
                    return validate101.errors = [{ instancePath: instancePath + "/required", schemaPath: "#/properties/required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                  var valid0 = _errs7 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.provider !== void 0) {
                    let _errs9 = errors;
                    validate103(data.provider, { instancePath: instancePath + "/provider", parentData: data, parentDataProperty: "provider", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors), errors = vErrors.length);
                    var valid0 = _errs9 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.single_answer !== void 0) {
                      let _errs10 = errors;
                      if (typeof data.single_answer != "boolean")
                        return validate101.errors = [{ instancePath: instancePath + "/single_answer", schemaPath: "#/properties/single_answer/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                      var valid0 = _errs10 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.choices !== void 0) {
                        let data6 = data.choices, _errs12 = errors;
                        if (errors === _errs12)
                          if (Array.isArray(data6)) {
                            if (data6.length > 1e3)
                              return validate101.errors = [{ instancePath: instancePath + "/choices", schemaPath: "#/properties/choices/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                            {
                              var valid1 = !0;
                              let len0 = data6.length;
                              for (let i0 = 0; i0 < len0; i0++) {
                                let _errs14 = errors;
                                validate81(data6[i0], { instancePath: instancePath + "/choices/" + i0, parentData: data6, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors), errors = vErrors.length);
                                var valid1 = _errs14 === errors;
                                if (!valid1)
                                  break;
                              }
                            }
                          } else
                            return validate101.errors = [{ instancePath: instancePath + "/choices", schemaPath: "#/properties/choices/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                        var valid0 = _errs12 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.supported_file_types !== void 0) {
                          let data8 = data.supported_file_types, _errs15 = errors;
                          if (errors === _errs15)
                            if (Array.isArray(data8)) {
                              if (data8.length > 100)
                                return validate101.errors = [{ instancePath: instancePath + "/supported_file_types", schemaPath: "#/properties/supported_file_types/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                              {
                                var valid2 = !0;
                                let len1 = data8.length;
                                for (let i1 = 0; i1 < len1; i1++) {
                                  let data9 = data8[i1], _errs17 = errors;
                                  if (errors === _errs17)
                                    if (typeof data9 == "string") {
                                      if (data9.length > 32 && func1(data9) > 32)
                                        return validate101.errors = [{ instancePath: instancePath + "/supported_file_types/" + i1, schemaPath: "#/properties/supported_file_types/items/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
                                    } else
                                      return validate101.errors = [{ instancePath: instancePath + "/supported_file_types/" + i1, schemaPath: "#/properties/supported_file_types/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  var valid2 = _errs17 === errors;
                                  if (!valid2)
                                    break;
                                }
                              }
                            } else
                              return validate101.errors = [{ instancePath: instancePath + "/supported_file_types", schemaPath: "#/properties/supported_file_types/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                          var valid0 = _errs15 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0)
                          if (data.max_file_size !== void 0) {
                            let data10 = data.max_file_size, _errs19 = errors;
                            if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10)))
                              return validate101.errors = [{ instancePath: instancePath + "/max_file_size", schemaPath: "#/properties/max_file_size/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                            if (errors === _errs19 && typeof data10 == "number" && isFinite(data10)) {
                              if (data10 > 2147483647 || isNaN(data10))
                                return validate101.errors = [{ instancePath: instancePath + "/max_file_size", schemaPath: "#/properties/max_file_size/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                              if (data10 < 1 || isNaN(data10))
                                return validate101.errors = [{ instancePath: instancePath + "/max_file_size", schemaPath: "#/properties/max_file_size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                              if (!formats10.validate(data10))
                                return validate101.errors = [{ instancePath: instancePath + "/max_file_size", schemaPath: "#/properties/max_file_size/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                            }
                            var valid0 = _errs19 === errors;
                          } else
                            var valid0 = !0;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate101.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate101.errors = vErrors, errors === 0;
}
validate101.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate100(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate100.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.custom_attributes === void 0 && (missing0 = "custom_attributes"))
        return validate100.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "custom_attributes") {
            return validate100.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.custom_attributes !== void 0) {
          let data0 = data.custom_attributes;
          if (errors === errors)
            if (Array.isArray(data0)) {
              if (data0.length > 1e3)
                return validate100.errors = [{ instancePath: instancePath + "/custom_attributes", schemaPath: "#/properties/custom_attributes/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
              {
                var valid1 = !0;
                let len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let _errs4 = errors;
                  validate101(data0[i0], { instancePath: instancePath + "/custom_attributes/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors), errors = vErrors.length);
                  var valid1 = _errs4 === errors;
                  if (!valid1)
                    break;
                }
              }
            } else
              return validate100.errors = [{ instancePath: instancePath + "/custom_attributes", schemaPath: "#/properties/custom_attributes/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
        }
      }
    } else
      return validate100.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate100.errors = vErrors, errors === 0;
}
validate100.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var JobMemberList = validate107;
var schema49 = { type: "object", required: ["id", "name", "headline", "email", "role", "type", "collaboration_role"], properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, name: { type: "string", maxLength: 255 }, headline: { type: ["string", "null"], maxLength: 255 }, email: { type: "string", maxLength: 254 }, role: { $ref: "MemberRole" }, type: { type: "string", maxLength: 32 }, collaboration_role: { $ref: "CollaborationRole" } }, additionalProperties: !1, $id: "JobMember" }, schema50 = { type: "string", enum: ["admin", "simple", "reviewer", "no_access", "recruiter"], $id: "MemberRole" };
function validate109(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate109.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate109.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "admin" || data === "simple" || data === "reviewer" || data === "no_access" || data === "recruiter" ? (validate109.errors = vErrors, errors === 0) : (validate109.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema50.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate109.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema51 = { type: "string", enum: ["admin", "recruiting_admin", "hiring_manager", "simple", "reviewer"], $id: "CollaborationRole" };
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate111.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate111.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "admin" || data === "recruiting_admin" || data === "hiring_manager" || data === "simple" || data === "reviewer" ? (validate111.errors = vErrors, errors === 0) : (validate111.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema51.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate111.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate108.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.headline === void 0 && (missing0 = "headline") || data.email === void 0 && (missing0 = "email") || data.role === void 0 && (missing0 = "role") || data.type === void 0 && (missing0 = "type") || data.collaboration_role === void 0 && (missing0 = "collaboration_role"))
        return validate108.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "name" || key0 === "headline" || key0 === "email" || key0 === "role" || key0 === "type" || key0 === "collaboration_role")) {
            return validate108.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 16 && func1(data0) > 16)
                  return validate108.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                if (!pattern32.test(data0))
                  return validate108.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
              } else
                return validate108.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let data1 = data.name, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 255 && func1(data1) > 255)
                    return validate108.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                } else
                  return validate108.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.headline !== void 0) {
                let data2 = data.headline, _errs6 = errors;
                if (typeof data2 != "string" && data2 !== null)
                  return validate108.errors = [{ instancePath: instancePath + "/headline", schemaPath: "#/properties/headline/type", keyword: "type", params: { type: schema49.properties.headline.type }, message: "must be string,null" }], !1;
                if (errors === _errs6 && typeof data2 == "string" && data2.length > 255 && func1(data2) > 255)
                  return validate108.errors = [{ instancePath: instancePath + "/headline", schemaPath: "#/properties/headline/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.email !== void 0) {
                  let data3 = data.email, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "string") {
                      if (data3.length > 254 && func1(data3) > 254)
                        return validate108.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" }], !1;
                    } else
                      return validate108.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.role !== void 0) {
                    let _errs10 = errors;
                    validate109(data.role, { instancePath: instancePath + "/role", parentData: data, parentDataProperty: "role", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors), errors = vErrors.length);
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.type !== void 0) {
                      let data5 = data.type, _errs11 = errors;
                      if (errors === _errs11)
                        if (typeof data5 == "string") {
                          if (data5.length > 32 && func1(data5) > 32)
                            return validate108.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
                        } else
                          return validate108.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs11 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0)
                      if (data.collaboration_role !== void 0) {
                        let _errs13 = errors;
                        validate111(data.collaboration_role, { instancePath: instancePath + "/collaboration_role", parentData: data, parentDataProperty: "collaboration_role", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors), errors = vErrors.length);
                        var valid0 = _errs13 === errors;
                      } else
                        var valid0 = !0;
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate108.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate108.errors = vErrors, errors === 0;
}
validate108.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate107.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.members === void 0 && (missing0 = "members"))
        return validate107.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "members") {
            return validate107.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.members !== void 0) {
          let data0 = data.members;
          if (errors === errors)
            if (Array.isArray(data0)) {
              if (data0.length > 1e3)
                return validate107.errors = [{ instancePath: instancePath + "/members", schemaPath: "#/properties/members/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
              {
                var valid1 = !0;
                let len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let _errs4 = errors;
                  validate108(data0[i0], { instancePath: instancePath + "/members/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors), errors = vErrors.length);
                  var valid1 = _errs4 === errors;
                  if (!valid1)
                    break;
                }
              }
            } else
              return validate107.errors = [{ instancePath: instancePath + "/members", schemaPath: "#/properties/members/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
        }
      }
    } else
      return validate107.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate107.errors = vErrors, errors === 0;
}
validate107.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var QuestionList = validate114;
function validate114(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate114.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.questions === void 0 && (missing0 = "questions"))
        return validate114.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "questions") {
            return validate114.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.questions !== void 0) {
          let data0 = data.questions;
          if (errors === errors)
            if (Array.isArray(data0)) {
              if (data0.length > 1e3)
                return validate114.errors = [{ instancePath: instancePath + "/questions", schemaPath: "#/properties/questions/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
              {
                var valid1 = !0;
                let len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let _errs4 = errors;
                  validate78(data0[i0], { instancePath: instancePath + "/questions/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors), errors = vErrors.length);
                  var valid1 = _errs4 === errors;
                  if (!valid1)
                    break;
                }
              }
            } else
              return validate114.errors = [{ instancePath: instancePath + "/questions", schemaPath: "#/properties/questions/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
        }
      }
    } else
      return validate114.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate114.errors = vErrors, errors === 0;
}
validate114.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var RecruiterList = validate116;
function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate117.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.email === void 0 && (missing0 = "email"))
        return validate117.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "name" || key0 === "email")) {
            return validate117.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 16 && func1(data0) > 16)
                  return validate117.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                if (!pattern32.test(data0))
                  return validate117.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
              } else
                return validate117.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let data1 = data.name, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 255 && func1(data1) > 255)
                    return validate117.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                } else
                  return validate117.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.email !== void 0) {
                let data2 = data.email, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (data2.length > 254 && func1(data2) > 254)
                      return validate117.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" }], !1;
                  } else
                    return validate117.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate117.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate117.errors = vErrors, errors === 0;
}
validate117.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate116(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate116.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.recruiters === void 0 && (missing0 = "recruiters"))
        return validate116.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "recruiters") {
            return validate116.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.recruiters !== void 0) {
          let data0 = data.recruiters;
          if (errors === errors)
            if (Array.isArray(data0)) {
              if (data0.length > 1e3)
                return validate116.errors = [{ instancePath: instancePath + "/recruiters", schemaPath: "#/properties/recruiters/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
              {
                var valid1 = !0;
                let len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let _errs4 = errors;
                  validate117(data0[i0], { instancePath: instancePath + "/recruiters/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors), errors = vErrors.length);
                  var valid1 = _errs4 === errors;
                  if (!valid1)
                    break;
                }
              }
            } else
              return validate116.errors = [{ instancePath: instancePath + "/recruiters", schemaPath: "#/properties/recruiters/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
        }
      }
    } else
      return validate116.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate116.errors = vErrors, errors === 0;
}
validate116.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var StageList = validate119;
function validate120(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate120.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.identifier === void 0 && (missing0 = "identifier") || data.slug === void 0 && (missing0 = "slug") || data.name === void 0 && (missing0 = "name") || data.kind === void 0 && (missing0 = "kind") || data.position === void 0 && (missing0 = "position"))
        return validate120.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "identifier" || key0 === "slug" || key0 === "name" || key0 === "kind" || key0 === "position")) {
            return validate120.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
              return validate120.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
            if (errors === _errs2 && typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 9007199254740991 || isNaN(data0))
                return validate120.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }], !1;
              if (data0 < 1 || isNaN(data0))
                return validate120.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
              if (!formats02.validate(data0))
                return validate120.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "int64" }, message: 'must match format "int64"' }], !1;
            }
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.identifier !== void 0) {
              let data1 = data.identifier, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 16 && func1(data1) > 16)
                    return validate120.errors = [{ instancePath: instancePath + "/identifier", schemaPath: "#/properties/identifier/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                  if (!pattern32.test(data1))
                    return validate120.errors = [{ instancePath: instancePath + "/identifier", schemaPath: "#/properties/identifier/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                } else
                  return validate120.errors = [{ instancePath: instancePath + "/identifier", schemaPath: "#/properties/identifier/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.slug !== void 0) {
                let data2 = data.slug, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (data2.length > 255 && func1(data2) > 255)
                      return validate120.errors = [{ instancePath: instancePath + "/slug", schemaPath: "#/properties/slug/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                  } else
                    return validate120.errors = [{ instancePath: instancePath + "/slug", schemaPath: "#/properties/slug/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.name !== void 0) {
                  let data3 = data.name, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "string") {
                      if (data3.length > 255 && func1(data3) > 255)
                        return validate120.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                    } else
                      return validate120.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.kind !== void 0) {
                    let data4 = data.kind, _errs10 = errors;
                    if (errors === _errs10)
                      if (typeof data4 == "string") {
                        if (data4.length > 32 && func1(data4) > 32)
                          return validate120.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
                      } else
                        return validate120.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.position !== void 0) {
                      let data5 = data.position, _errs12 = errors;
                      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                        return validate120.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                      if (errors === _errs12 && typeof data5 == "number" && isFinite(data5)) {
                        if (data5 > 2147483647 || isNaN(data5))
                          return validate120.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                        if (data5 < 1 || isNaN(data5))
                          return validate120.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                        if (!formats10.validate(data5))
                          return validate120.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                      }
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate120.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate120.errors = vErrors, errors === 0;
}
validate120.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate119(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate119.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.stages === void 0 && (missing0 = "stages"))
        return validate119.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "stages") {
            return validate119.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.stages !== void 0) {
          let data0 = data.stages;
          if (errors === errors)
            if (Array.isArray(data0)) {
              if (data0.length > 1e3)
                return validate119.errors = [{ instancePath: instancePath + "/stages", schemaPath: "#/properties/stages/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
              {
                var valid1 = !0;
                let len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let _errs4 = errors;
                  validate120(data0[i0], { instancePath: instancePath + "/stages/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors), errors = vErrors.length);
                  var valid1 = _errs4 === errors;
                  if (!valid1)
                    break;
                }
              }
            } else
              return validate119.errors = [{ instancePath: instancePath + "/stages", schemaPath: "#/properties/stages/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
        }
      }
    } else
      return validate119.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate119.errors = vErrors, errors === 0;
}
validate119.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var JobPage = validate122;
var schema58 = { type: "object", required: ["id", "title", "full_title", "shortcode", "code", "state", "sample", "confidential", "department", "department_hierarchy", "url", "application_url", "shortlink", "workplace_type", "location", "locations", "salary", "created_at", "updated_at", "keywords"], properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, title: { type: "string", maxLength: 255 }, full_title: { type: "string", maxLength: 600 }, shortcode: { type: "string", pattern: "^[0-9A-F]{10}$", maxLength: 10 }, code: { type: ["string", "null"], maxLength: 255 }, state: { $ref: "JobState" }, sample: { type: "boolean" }, confidential: { type: "boolean" }, department: { type: ["string", "null"], maxLength: 255 }, department_hierarchy: { type: "array", maxItems: 100, items: { $ref: "DepartmentRef" } }, url: { type: "string", maxLength: 2048 }, application_url: { type: "string", maxLength: 2048 }, shortlink: { type: "string", maxLength: 2048 }, workplace_type: { $ref: "WorkplaceType" }, location: { $ref: "JobLocation" }, locations: { type: "array", maxItems: 100, items: { $ref: "JobSite" } }, salary: { $ref: "Salary" }, created_at: { type: "string", format: "date-time", maxLength: 20 }, updated_at: { type: "string", format: "date-time", maxLength: 20 }, keywords: { type: ["array", "null"], maxItems: 100, items: { type: "string", maxLength: 255 } }, description: { type: ["string", "null"], maxLength: 1e5 }, full_description: { type: ["string", "null"], maxLength: 3e5 }, requirements: { type: ["string", "null"], maxLength: 1e5 }, benefits: { type: ["string", "null"], maxLength: 1e5 } }, additionalProperties: !1, $id: "Job" }, schema59 = { type: "object", required: ["location_str", "country", "country_code", "region", "region_code", "city", "zip_code", "telecommuting", "workplace_type"], properties: { location_str: { type: ["string", "null"], maxLength: 1e3 }, country: { type: ["string", "null"], maxLength: 255 }, country_code: { type: ["string", "null"], maxLength: 2 }, region: { type: ["string", "null"], maxLength: 255 }, region_code: { type: ["string", "null"], maxLength: 16 }, city: { type: ["string", "null"], maxLength: 255 }, zip_code: { type: ["string", "null"], maxLength: 32 }, telecommuting: { type: "boolean" }, workplace_type: { $ref: "WorkplaceType" } }, additionalProperties: !1, $id: "JobLocation" };
function validate127(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate127.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.location_str === void 0 && (missing0 = "location_str") || data.country === void 0 && (missing0 = "country") || data.country_code === void 0 && (missing0 = "country_code") || data.region === void 0 && (missing0 = "region") || data.region_code === void 0 && (missing0 = "region_code") || data.city === void 0 && (missing0 = "city") || data.zip_code === void 0 && (missing0 = "zip_code") || data.telecommuting === void 0 && (missing0 = "telecommuting") || data.workplace_type === void 0 && (missing0 = "workplace_type"))
        return validate127.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func9.call(schema59.properties, key0)) {
            return validate127.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.location_str !== void 0) {
            let data0 = data.location_str, _errs2 = errors;
            if (typeof data0 != "string" && data0 !== null)
              return validate127.errors = [{ instancePath: instancePath + "/location_str", schemaPath: "#/properties/location_str/type", keyword: "type", params: { type: schema59.properties.location_str.type }, message: "must be string,null" }], !1;
            if (errors === _errs2 && typeof data0 == "string" && data0.length > 1e3 && func1(data0) > 1e3)
              return validate127.errors = [{ instancePath: instancePath + "/location_str", schemaPath: "#/properties/location_str/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.country !== void 0) {
              let data1 = data.country, _errs4 = errors;
              if (typeof data1 != "string" && data1 !== null)
                return validate127.errors = [{ instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: schema59.properties.country.type }, message: "must be string,null" }], !1;
              if (errors === _errs4 && typeof data1 == "string" && data1.length > 255 && func1(data1) > 255)
                return validate127.errors = [{ instancePath: instancePath + "/country", schemaPath: "#/properties/country/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.country_code !== void 0) {
                let data2 = data.country_code, _errs6 = errors;
                if (typeof data2 != "string" && data2 !== null)
                  return validate127.errors = [{ instancePath: instancePath + "/country_code", schemaPath: "#/properties/country_code/type", keyword: "type", params: { type: schema59.properties.country_code.type }, message: "must be string,null" }], !1;
                if (errors === _errs6 && typeof data2 == "string" && data2.length > 2 && func1(data2) > 2)
                  return validate127.errors = [{ instancePath: instancePath + "/country_code", schemaPath: "#/properties/country_code/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.region !== void 0) {
                  let data3 = data.region, _errs8 = errors;
                  if (typeof data3 != "string" && data3 !== null)
                    return validate127.errors = [{ instancePath: instancePath + "/region", schemaPath: "#/properties/region/type", keyword: "type", params: { type: schema59.properties.region.type }, message: "must be string,null" }], !1;
                  if (errors === _errs8 && typeof data3 == "string" && data3.length > 255 && func1(data3) > 255)
                    return validate127.errors = [{ instancePath: instancePath + "/region", schemaPath: "#/properties/region/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.region_code !== void 0) {
                    let data4 = data.region_code, _errs10 = errors;
                    if (typeof data4 != "string" && data4 !== null)
                      return validate127.errors = [{ instancePath: instancePath + "/region_code", schemaPath: "#/properties/region_code/type", keyword: "type", params: { type: schema59.properties.region_code.type }, message: "must be string,null" }], !1;
                    if (errors === _errs10 && typeof data4 == "string" && data4.length > 16 && func1(data4) > 16)
                      return validate127.errors = [{ instancePath: instancePath + "/region_code", schemaPath: "#/properties/region_code/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.city !== void 0) {
                      let data5 = data.city, _errs12 = errors;
                      if (typeof data5 != "string" && data5 !== null)
                        return validate127.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: schema59.properties.city.type }, message: "must be string,null" }], !1;
                      if (errors === _errs12 && typeof data5 == "string" && data5.length > 255 && func1(data5) > 255)
                        return validate127.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.zip_code !== void 0) {
                        let data6 = data.zip_code, _errs14 = errors;
                        if (typeof data6 != "string" && data6 !== null)
                          return validate127.errors = [{ instancePath: instancePath + "/zip_code", schemaPath: "#/properties/zip_code/type", keyword: "type", params: { type: schema59.properties.zip_code.type }, message: "must be string,null" }], !1;
                        if (errors === _errs14 && typeof data6 == "string" && data6.length > 32 && func1(data6) > 32)
                          return validate127.errors = [{ instancePath: instancePath + "/zip_code", schemaPath: "#/properties/zip_code/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.telecommuting !== void 0) {
                          let _errs16 = errors;
                          if (typeof data.telecommuting != "boolean")
                            return validate127.errors = [{ instancePath: instancePath + "/telecommuting", schemaPath: "#/properties/telecommuting/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                          var valid0 = _errs16 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0)
                          if (data.workplace_type !== void 0) {
                            let _errs18 = errors;
                            validate612(data.workplace_type, { instancePath: instancePath + "/workplace_type", parentData: data, parentDataProperty: "workplace_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate612.errors : vErrors.concat(validate612.errors), errors = vErrors.length);
                            var valid0 = _errs18 === errors;
                          } else
                            var valid0 = !0;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate127.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate127.errors = vErrors, errors === 0;
}
validate127.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate123.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.title === void 0 && (missing0 = "title") || data.full_title === void 0 && (missing0 = "full_title") || data.shortcode === void 0 && (missing0 = "shortcode") || data.code === void 0 && (missing0 = "code") || data.state === void 0 && (missing0 = "state") || data.sample === void 0 && (missing0 = "sample") || data.confidential === void 0 && (missing0 = "confidential") || data.department === void 0 && (missing0 = "department") || data.department_hierarchy === void 0 && (missing0 = "department_hierarchy") || data.url === void 0 && (missing0 = "url") || data.application_url === void 0 && (missing0 = "application_url") || data.shortlink === void 0 && (missing0 = "shortlink") || data.workplace_type === void 0 && (missing0 = "workplace_type") || data.location === void 0 && (missing0 = "location") || data.locations === void 0 && (missing0 = "locations") || data.salary === void 0 && (missing0 = "salary") || data.created_at === void 0 && (missing0 = "created_at") || data.updated_at === void 0 && (missing0 = "updated_at") || data.keywords === void 0 && (missing0 = "keywords"))
        return validate123.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func9.call(schema58.properties, key0)) {
            return validate123.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 16 && func1(data0) > 16)
                  return validate123.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                if (!pattern32.test(data0))
                  return validate123.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
              } else
                return validate123.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.title !== void 0) {
              let data1 = data.title, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 255 && func1(data1) > 255)
                    return validate123.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                } else
                  return validate123.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.full_title !== void 0) {
                let data2 = data.full_title, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (data2.length > 600 && func1(data2) > 600)
                      return validate123.errors = [{ instancePath: instancePath + "/full_title", schemaPath: "#/properties/full_title/maxLength", keyword: "maxLength", params: { limit: 600 }, message: "must NOT have more than 600 characters" }], !1;
                  } else
                    return validate123.errors = [{ instancePath: instancePath + "/full_title", schemaPath: "#/properties/full_title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.shortcode !== void 0) {
                  let data3 = data.shortcode, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "string") {
                      if (data3.length > 10 && func1(data3) > 10)
                        return validate123.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
                      if (!pattern62.test(data3))
                        return validate123.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/pattern", keyword: "pattern", params: { pattern: "^[0-9A-F]{10}$" }, message: 'must match pattern "^[0-9A-F]{10}$"' }], !1;
                    } else
                      return validate123.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.code !== void 0) {
                    let data4 = data.code, _errs10 = errors;
                    if (typeof data4 != "string" && data4 !== null)
                      return validate123.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: schema58.properties.code.type }, message: "must be string,null" }], !1;
                    if (errors === _errs10 && typeof data4 == "string" && data4.length > 255 && func1(data4) > 255)
                      return validate123.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.state !== void 0) {
                      let _errs12 = errors;
                      validate572(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate572.errors : vErrors.concat(validate572.errors), errors = vErrors.length);
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.sample !== void 0) {
                        let _errs13 = errors;
                        if (typeof data.sample != "boolean")
                          return validate123.errors = [{ instancePath: instancePath + "/sample", schemaPath: "#/properties/sample/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                        var valid0 = _errs13 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.confidential !== void 0) {
                          let _errs15 = errors;
                          if (typeof data.confidential != "boolean")
                            return validate123.errors = [{ instancePath: instancePath + "/confidential", schemaPath: "#/properties/confidential/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                          var valid0 = _errs15 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.department !== void 0) {
                            let data8 = data.department, _errs17 = errors;
                            if (typeof data8 != "string" && data8 !== null)
                              return validate123.errors = [{ instancePath: instancePath + "/department", schemaPath: "#/properties/department/type", keyword: "type", params: { type: schema58.properties.department.type }, message: "must be string,null" }], !1;
                            if (errors === _errs17 && typeof data8 == "string" && data8.length > 255 && func1(data8) > 255)
                              return validate123.errors = [{ instancePath: instancePath + "/department", schemaPath: "#/properties/department/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                            var valid0 = _errs17 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.department_hierarchy !== void 0) {
                              let data9 = data.department_hierarchy, _errs19 = errors;
                              if (errors === _errs19)
                                if (Array.isArray(data9)) {
                                  if (data9.length > 100)
                                    return validate123.errors = [{ instancePath: instancePath + "/department_hierarchy", schemaPath: "#/properties/department_hierarchy/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                                  {
                                    var valid1 = !0;
                                    let len0 = data9.length;
                                    for (let i0 = 0; i0 < len0; i0++) {
                                      let _errs21 = errors;
                                      validate592(data9[i0], { instancePath: instancePath + "/department_hierarchy/" + i0, parentData: data9, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate592.errors : vErrors.concat(validate592.errors), errors = vErrors.length);
                                      var valid1 = _errs21 === errors;
                                      if (!valid1)
                                        break;
                                    }
                                  }
                                } else
                                  return validate123.errors = [{ instancePath: instancePath + "/department_hierarchy", schemaPath: "#/properties/department_hierarchy/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                              var valid0 = _errs19 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.url !== void 0) {
                                let data11 = data.url, _errs22 = errors;
                                if (errors === _errs22)
                                  if (typeof data11 == "string") {
                                    if (data11.length > 2048 && func1(data11) > 2048)
                                      return validate123.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/properties/url/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" }], !1;
                                  } else
                                    return validate123.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                var valid0 = _errs22 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.application_url !== void 0) {
                                  let data12 = data.application_url, _errs24 = errors;
                                  if (errors === _errs24)
                                    if (typeof data12 == "string") {
                                      if (data12.length > 2048 && func1(data12) > 2048)
                                        return validate123.errors = [{ instancePath: instancePath + "/application_url", schemaPath: "#/properties/application_url/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" }], !1;
                                    } else
                                      return validate123.errors = [{ instancePath: instancePath + "/application_url", schemaPath: "#/properties/application_url/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  var valid0 = _errs24 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.shortlink !== void 0) {
                                    let data13 = data.shortlink, _errs26 = errors;
                                    if (errors === _errs26)
                                      if (typeof data13 == "string") {
                                        if (data13.length > 2048 && func1(data13) > 2048)
                                          return validate123.errors = [{ instancePath: instancePath + "/shortlink", schemaPath: "#/properties/shortlink/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" }], !1;
                                      } else
                                        return validate123.errors = [{ instancePath: instancePath + "/shortlink", schemaPath: "#/properties/shortlink/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                    var valid0 = _errs26 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.workplace_type !== void 0) {
                                      let _errs28 = errors;
                                      validate612(data.workplace_type, { instancePath: instancePath + "/workplace_type", parentData: data, parentDataProperty: "workplace_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate612.errors : vErrors.concat(validate612.errors), errors = vErrors.length);
                                      var valid0 = _errs28 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.location !== void 0) {
                                        let _errs29 = errors;
                                        validate127(data.location, { instancePath: instancePath + "/location", parentData: data, parentDataProperty: "location", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors), errors = vErrors.length);
                                        var valid0 = _errs29 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.locations !== void 0) {
                                          let data16 = data.locations, _errs30 = errors;
                                          if (errors === _errs30)
                                            if (Array.isArray(data16)) {
                                              if (data16.length > 100)
                                                return validate123.errors = [{ instancePath: instancePath + "/locations", schemaPath: "#/properties/locations/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                                              {
                                                var valid2 = !0;
                                                let len1 = data16.length;
                                                for (let i1 = 0; i1 < len1; i1++) {
                                                  let _errs32 = errors;
                                                  validate66(data16[i1], { instancePath: instancePath + "/locations/" + i1, parentData: data16, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors), errors = vErrors.length);
                                                  var valid2 = _errs32 === errors;
                                                  if (!valid2)
                                                    break;
                                                }
                                              }
                                            } else
                                              return validate123.errors = [{ instancePath: instancePath + "/locations", schemaPath: "#/properties/locations/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                          var valid0 = _errs30 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.salary !== void 0) {
                                            let _errs33 = errors;
                                            validate682(data.salary, { instancePath: instancePath + "/salary", parentData: data, parentDataProperty: "salary", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate682.errors : vErrors.concat(validate682.errors), errors = vErrors.length);
                                            var valid0 = _errs33 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0) {
                                            if (data.created_at !== void 0) {
                                              let data19 = data.created_at, _errs34 = errors;
                                              if (errors === _errs34 && errors === _errs34)
                                                if (typeof data19 == "string") {
                                                  if (data19.length > 20 && func1(data19) > 20)
                                                    return validate123.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" }], !1;
                                                  if (!formats6.validate.test(data19))
                                                    return validate123.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                                } else
                                                  return validate123.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                              var valid0 = _errs34 === errors;
                                            } else
                                              var valid0 = !0;
                                            if (valid0) {
                                              if (data.updated_at !== void 0) {
                                                let data20 = data.updated_at, _errs36 = errors;
                                                if (errors === _errs36 && errors === _errs36)
                                                  if (typeof data20 == "string") {
                                                    if (data20.length > 20 && func1(data20) > 20)
                                                      return validate123.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" }], !1;
                                                    if (!formats6.validate.test(data20))
                                                      return validate123.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                                  } else
                                                    return validate123.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                var valid0 = _errs36 === errors;
                                              } else
                                                var valid0 = !0;
                                              if (valid0) {
                                                if (data.keywords !== void 0) {
                                                  let data21 = data.keywords, _errs38 = errors;
                                                  if (!Array.isArray(data21) && data21 !== null)
                                                    return validate123.errors = [{ instancePath: instancePath + "/keywords", schemaPath: "#/properties/keywords/type", keyword: "type", params: { type: schema58.properties.keywords.type }, message: "must be array,null" }], !1;
                                                  if (errors === _errs38 && Array.isArray(data21)) {
                                                    if (data21.length > 100)
                                                      return validate123.errors = [{ instancePath: instancePath + "/keywords", schemaPath: "#/properties/keywords/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                                                    {
                                                      var valid3 = !0;
                                                      let len2 = data21.length;
                                                      for (let i2 = 0; i2 < len2; i2++) {
                                                        let data22 = data21[i2], _errs40 = errors;
                                                        if (errors === _errs40)
                                                          if (typeof data22 == "string") {
                                                            if (data22.length > 255 && func1(data22) > 255)
                                                              return validate123.errors = [{ instancePath: instancePath + "/keywords/" + i2, schemaPath: "#/properties/keywords/items/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                                          } else
                                                            return validate123.errors = [{ instancePath: instancePath + "/keywords/" + i2, schemaPath: "#/properties/keywords/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                        var valid3 = _errs40 === errors;
                                                        if (!valid3)
                                                          break;
                                                      }
                                                    }
                                                  }
                                                  var valid0 = _errs38 === errors;
                                                } else
                                                  var valid0 = !0;
                                                if (valid0) {
                                                  if (data.description !== void 0) {
                                                    let data23 = data.description, _errs42 = errors;
                                                    if (typeof data23 != "string" && data23 !== null)
                                                      return validate123.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema58.properties.description.type }, message: "must be string,null" }], !1;
                                                    if (errors === _errs42 && typeof data23 == "string" && data23.length > 1e5 && func1(data23) > 1e5)
                                                      return validate123.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" }], !1;
                                                    var valid0 = _errs42 === errors;
                                                  } else
                                                    var valid0 = !0;
                                                  if (valid0) {
                                                    if (data.full_description !== void 0) {
                                                      let data24 = data.full_description, _errs44 = errors;
                                                      if (typeof data24 != "string" && data24 !== null)
                                                        return validate123.errors = [{ instancePath: instancePath + "/full_description", schemaPath: "#/properties/full_description/type", keyword: "type", params: { type: schema58.properties.full_description.type }, message: "must be string,null" }], !1;
                                                      if (errors === _errs44 && typeof data24 == "string" && data24.length > 3e5 && func1(data24) > 3e5)
                                                        return validate123.errors = [{ instancePath: instancePath + "/full_description", schemaPath: "#/properties/full_description/maxLength", keyword: "maxLength", params: { limit: 3e5 }, message: "must NOT have more than 300000 characters" }], !1;
                                                      var valid0 = _errs44 === errors;
                                                    } else
                                                      var valid0 = !0;
                                                    if (valid0) {
                                                      if (data.requirements !== void 0) {
                                                        let data25 = data.requirements, _errs46 = errors;
                                                        if (typeof data25 != "string" && data25 !== null)
                                                          return validate123.errors = [{ instancePath: instancePath + "/requirements", schemaPath: "#/properties/requirements/type", keyword: "type", params: { type: schema58.properties.requirements.type }, message: "must be string,null" }], !1;
                                                        if (errors === _errs46 && typeof data25 == "string" && data25.length > 1e5 && func1(data25) > 1e5)
                                                          return validate123.errors = [{ instancePath: instancePath + "/requirements", schemaPath: "#/properties/requirements/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" }], !1;
                                                        var valid0 = _errs46 === errors;
                                                      } else
                                                        var valid0 = !0;
                                                      if (valid0)
                                                        if (data.benefits !== void 0) {
                                                          let data26 = data.benefits, _errs48 = errors;
                                                          if (typeof data26 != "string" && data26 !== null)
                                                            return validate123.errors = [{ instancePath: instancePath + "/benefits", schemaPath: "#/properties/benefits/type", keyword: "type", params: { type: schema58.properties.benefits.type }, message: "must be string,null" }], !1;
                                                          if (errors === _errs48 && typeof data26 == "string" && data26.length > 1e5 && func1(data26) > 1e5)
                                                            return validate123.errors = [{ instancePath: instancePath + "/benefits", schemaPath: "#/properties/benefits/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" }], !1;
                                                          var valid0 = _errs48 === errors;
                                                        } else
                                                          var valid0 = !0;
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate123.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate123.errors = vErrors, errors === 0;
}
validate123.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate133(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate133.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.next === void 0 && (missing0 = "next"))
        return validate133.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "next") {
            return validate133.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.next !== void 0) {
          let data0 = data.next;
          if (errors === errors)
            if (typeof data0 == "string") {
              if (data0.length > 8192 && func1(data0) > 8192)
                return validate133.errors = [{ instancePath: instancePath + "/next", schemaPath: "#/properties/next/maxLength", keyword: "maxLength", params: { limit: 8192 }, message: "must NOT have more than 8192 characters" }], !1;
            } else
              return validate133.errors = [{ instancePath: instancePath + "/next", schemaPath: "#/properties/next/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        }
      }
    } else
      return validate133.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate133.errors = vErrors, errors === 0;
}
validate133.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate122(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate122.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.jobs === void 0 && (missing0 = "jobs"))
        return validate122.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "jobs" || key0 === "paging")) {
            return validate122.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.jobs !== void 0) {
            let data0 = data.jobs, _errs2 = errors;
            if (errors === _errs2)
              if (Array.isArray(data0)) {
                if (data0.length > 100)
                  return validate122.errors = [{ instancePath: instancePath + "/jobs", schemaPath: "#/properties/jobs/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                {
                  var valid1 = !0;
                  let len0 = data0.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let _errs4 = errors;
                    validate123(data0[i0], { instancePath: instancePath + "/jobs/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors), errors = vErrors.length);
                    var valid1 = _errs4 === errors;
                    if (!valid1)
                      break;
                  }
                }
              } else
                return validate122.errors = [{ instancePath: instancePath + "/jobs", schemaPath: "#/properties/jobs/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.paging !== void 0) {
              let _errs5 = errors;
              validate133(data.paging, { instancePath: instancePath + "/paging", parentData: data, parentDataProperty: "paging", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors), errors = vErrors.length);
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate122.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate122.errors = vErrors, errors === 0;
}
validate122.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var MemberPage = validate135;
var schema62 = { type: "object", required: ["id", "name", "headline", "email", "role", "type", "hris_role", "roles", "active", "collaboration_rules", "hris_member_scope"], properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, name: { type: "string", maxLength: 255 }, headline: { type: ["string", "null"], maxLength: 255 }, email: { type: "string", maxLength: 254 }, role: { $ref: "MemberRole" }, type: { type: "string", maxLength: 32 }, hris_role: { $ref: "HrisRole" }, roles: { type: "array", maxItems: 100, items: { type: "string", maxLength: 255 } }, active: { type: "boolean" }, collaboration_rules: { type: "array", maxItems: 1e3, items: { $ref: "CollaborationRule" } }, hris_member_scope: { type: ["string", "null"], maxLength: 255 } }, additionalProperties: !1, $id: "Member" }, schema63 = { type: "string", enum: ["hris_admin", "hris_employee", "hris_limited", "hris_no_access"], $id: "HrisRole" };
function validate138(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate138.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate138.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "hris_admin" || data === "hris_employee" || data === "hris_limited" || data === "hris_no_access" ? (validate138.errors = vErrors, errors === 0) : (validate138.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema63.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate138.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate142(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate142.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "any" || key0 === "id")) {
          return validate142.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.any !== void 0) {
          let _errs2 = errors;
          if (typeof data.any != "boolean")
            return validate142.errors = [{ instancePath: instancePath + "/any", schemaPath: "#/properties/any/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.id !== void 0) {
            let data1 = data.id, _errs4 = errors;
            if (errors === _errs4)
              if (typeof data1 == "string") {
                if (data1.length > 16 && func1(data1) > 16)
                  return validate142.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                if (!pattern32.test(data1))
                  return validate142.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
              } else
                return validate142.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate142.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate142.errors = vErrors, errors === 0;
}
validate142.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate144(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate144.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "any" || key0 === "country_code" || key0 === "city" || key0 === "state_code")) {
          return validate144.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.any !== void 0) {
          let _errs2 = errors;
          if (typeof data.any != "boolean")
            return validate144.errors = [{ instancePath: instancePath + "/any", schemaPath: "#/properties/any/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.country_code !== void 0) {
            let data1 = data.country_code, _errs4 = errors;
            if (errors === _errs4)
              if (typeof data1 == "string") {
                if (data1.length > 2 && func1(data1) > 2)
                  return validate144.errors = [{ instancePath: instancePath + "/country_code", schemaPath: "#/properties/country_code/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" }], !1;
              } else
                return validate144.errors = [{ instancePath: instancePath + "/country_code", schemaPath: "#/properties/country_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.city !== void 0) {
              let data2 = data.city, _errs6 = errors;
              if (errors === _errs6)
                if (typeof data2 == "string") {
                  if (data2.length > 255 && func1(data2) > 255)
                    return validate144.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                } else
                  return validate144.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.state_code !== void 0) {
                let data3 = data.state_code, _errs8 = errors;
                if (errors === _errs8)
                  if (typeof data3 == "string") {
                    if (data3.length > 16 && func1(data3) > 16)
                      return validate144.errors = [{ instancePath: instancePath + "/state_code", schemaPath: "#/properties/state_code/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                  } else
                    return validate144.errors = [{ instancePath: instancePath + "/state_code", schemaPath: "#/properties/state_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate144.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate144.errors = vErrors, errors === 0;
}
validate144.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate140(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate140.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.role === void 0 && (missing0 = "role") || data.departments === void 0 && (missing0 = "departments") || data.locations === void 0 && (missing0 = "locations"))
        return validate140.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "role" || key0 === "departments" || key0 === "locations")) {
            return validate140.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.role !== void 0) {
            let _errs2 = errors;
            validate111(data.role, { instancePath: instancePath + "/role", parentData: data, parentDataProperty: "role", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.departments !== void 0) {
              let data1 = data.departments, _errs3 = errors;
              if (errors === _errs3)
                if (Array.isArray(data1)) {
                  if (data1.length > 1e3)
                    return validate140.errors = [{ instancePath: instancePath + "/departments", schemaPath: "#/properties/departments/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                  {
                    var valid1 = !0;
                    let len0 = data1.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let _errs5 = errors;
                      validate142(data1[i0], { instancePath: instancePath + "/departments/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors), errors = vErrors.length);
                      var valid1 = _errs5 === errors;
                      if (!valid1)
                        break;
                    }
                  }
                } else
                  return validate140.errors = [{ instancePath: instancePath + "/departments", schemaPath: "#/properties/departments/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.locations !== void 0) {
                let data3 = data.locations, _errs6 = errors;
                if (errors === _errs6)
                  if (Array.isArray(data3)) {
                    if (data3.length > 1e3)
                      return validate140.errors = [{ instancePath: instancePath + "/locations", schemaPath: "#/properties/locations/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                    {
                      var valid2 = !0;
                      let len1 = data3.length;
                      for (let i1 = 0; i1 < len1; i1++) {
                        let _errs8 = errors;
                        validate144(data3[i1], { instancePath: instancePath + "/locations/" + i1, parentData: data3, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors), errors = vErrors.length);
                        var valid2 = _errs8 === errors;
                        if (!valid2)
                          break;
                      }
                    }
                  } else
                    return validate140.errors = [{ instancePath: instancePath + "/locations", schemaPath: "#/properties/locations/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate140.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate140.errors = vErrors, errors === 0;
}
validate140.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate136(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate136.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.headline === void 0 && (missing0 = "headline") || data.email === void 0 && (missing0 = "email") || data.role === void 0 && (missing0 = "role") || data.type === void 0 && (missing0 = "type") || data.hris_role === void 0 && (missing0 = "hris_role") || data.roles === void 0 && (missing0 = "roles") || data.active === void 0 && (missing0 = "active") || data.collaboration_rules === void 0 && (missing0 = "collaboration_rules") || data.hris_member_scope === void 0 && (missing0 = "hris_member_scope"))
        return validate136.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func9.call(schema62.properties, key0)) {
            return validate136.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 16 && func1(data0) > 16)
                  return validate136.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                if (!pattern32.test(data0))
                  return validate136.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
              } else
                return validate136.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let data1 = data.name, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 255 && func1(data1) > 255)
                    return validate136.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                } else
                  return validate136.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.headline !== void 0) {
                let data2 = data.headline, _errs6 = errors;
                if (typeof data2 != "string" && data2 !== null)
                  return validate136.errors = [{ instancePath: instancePath + "/headline", schemaPath: "#/properties/headline/type", keyword: "type", params: { type: schema62.properties.headline.type }, message: "must be string,null" }], !1;
                if (errors === _errs6 && typeof data2 == "string" && data2.length > 255 && func1(data2) > 255)
                  return validate136.errors = [{ instancePath: instancePath + "/headline", schemaPath: "#/properties/headline/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.email !== void 0) {
                  let data3 = data.email, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "string") {
                      if (data3.length > 254 && func1(data3) > 254)
                        return validate136.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" }], !1;
                    } else
                      return validate136.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.role !== void 0) {
                    let _errs10 = errors;
                    validate109(data.role, { instancePath: instancePath + "/role", parentData: data, parentDataProperty: "role", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors), errors = vErrors.length);
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.type !== void 0) {
                      let data5 = data.type, _errs11 = errors;
                      if (errors === _errs11)
                        if (typeof data5 == "string") {
                          if (data5.length > 32 && func1(data5) > 32)
                            return validate136.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
                        } else
                          return validate136.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs11 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.hris_role !== void 0) {
                        let _errs13 = errors;
                        validate138(data.hris_role, { instancePath: instancePath + "/hris_role", parentData: data, parentDataProperty: "hris_role", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors), errors = vErrors.length);
                        var valid0 = _errs13 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.roles !== void 0) {
                          let data7 = data.roles, _errs14 = errors;
                          if (errors === _errs14)
                            if (Array.isArray(data7)) {
                              if (data7.length > 100)
                                return validate136.errors = [{ instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                              {
                                var valid1 = !0;
                                let len0 = data7.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                  let data8 = data7[i0], _errs16 = errors;
                                  if (errors === _errs16)
                                    if (typeof data8 == "string") {
                                      if (data8.length > 255 && func1(data8) > 255)
                                        return validate136.errors = [{ instancePath: instancePath + "/roles/" + i0, schemaPath: "#/properties/roles/items/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                    } else
                                      return validate136.errors = [{ instancePath: instancePath + "/roles/" + i0, schemaPath: "#/properties/roles/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  var valid1 = _errs16 === errors;
                                  if (!valid1)
                                    break;
                                }
                              }
                            } else
                              return validate136.errors = [{ instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                          var valid0 = _errs14 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.active !== void 0) {
                            let _errs18 = errors;
                            if (typeof data.active != "boolean")
                              return validate136.errors = [{ instancePath: instancePath + "/active", schemaPath: "#/properties/active/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                            var valid0 = _errs18 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.collaboration_rules !== void 0) {
                              let data10 = data.collaboration_rules, _errs20 = errors;
                              if (errors === _errs20)
                                if (Array.isArray(data10)) {
                                  if (data10.length > 1e3)
                                    return validate136.errors = [{ instancePath: instancePath + "/collaboration_rules", schemaPath: "#/properties/collaboration_rules/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                                  {
                                    var valid2 = !0;
                                    let len1 = data10.length;
                                    for (let i1 = 0; i1 < len1; i1++) {
                                      let _errs22 = errors;
                                      validate140(data10[i1], { instancePath: instancePath + "/collaboration_rules/" + i1, parentData: data10, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors), errors = vErrors.length);
                                      var valid2 = _errs22 === errors;
                                      if (!valid2)
                                        break;
                                    }
                                  }
                                } else
                                  return validate136.errors = [{ instancePath: instancePath + "/collaboration_rules", schemaPath: "#/properties/collaboration_rules/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                              var valid0 = _errs20 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0)
                              if (data.hris_member_scope !== void 0) {
                                let data12 = data.hris_member_scope, _errs23 = errors;
                                if (typeof data12 != "string" && data12 !== null)
                                  return validate136.errors = [{ instancePath: instancePath + "/hris_member_scope", schemaPath: "#/properties/hris_member_scope/type", keyword: "type", params: { type: schema62.properties.hris_member_scope.type }, message: "must be string,null" }], !1;
                                if (errors === _errs23 && typeof data12 == "string" && data12.length > 255 && func1(data12) > 255)
                                  return validate136.errors = [{ instancePath: instancePath + "/hris_member_scope", schemaPath: "#/properties/hris_member_scope/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                var valid0 = _errs23 === errors;
                              } else
                                var valid0 = !0;
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate136.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate136.errors = vErrors, errors === 0;
}
validate136.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate135(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate135.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.members === void 0 && (missing0 = "members"))
        return validate135.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "members" || key0 === "paging")) {
            return validate135.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.members !== void 0) {
            let data0 = data.members, _errs2 = errors;
            if (errors === _errs2)
              if (Array.isArray(data0)) {
                if (data0.length > 100)
                  return validate135.errors = [{ instancePath: instancePath + "/members", schemaPath: "#/properties/members/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                {
                  var valid1 = !0;
                  let len0 = data0.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let _errs4 = errors;
                    validate136(data0[i0], { instancePath: instancePath + "/members/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors), errors = vErrors.length);
                    var valid1 = _errs4 === errors;
                    if (!valid1)
                      break;
                  }
                }
              } else
                return validate135.errors = [{ instancePath: instancePath + "/members", schemaPath: "#/properties/members/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.paging !== void 0) {
              let _errs5 = errors;
              validate133(data.paging, { instancePath: instancePath + "/paging", parentData: data, parentDataProperty: "paging", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors), errors = vErrors.length);
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate135.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate135.errors = vErrors, errors === 0;
}
validate135.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };

// <stdin>
var validators = {
  deactivateMember_parameters,
  enableMember_parameters,
  getAccount_parameters,
  getJob_parameters,
  getJobApplicationForm_parameters,
  listJobCustomAttributes_parameters,
  listJobMembers_parameters,
  listJobQuestions_parameters,
  listJobRecruiters_parameters,
  listJobStages_parameters,
  listJobs_parameters,
  listMembers_parameters,
  listRecruiters_parameters,
  deactivateMember_401: ErrorBody,
  deactivateMember_403: ErrorBody,
  deactivateMember_404: ErrorBody,
  deactivateMember_422: ErrorBody,
  deactivateMember_429: ErrorBody,
  deactivateMember_500: ErrorBody,
  deactivateMember_503: ErrorBody,
  enableMember_401: ErrorBody,
  enableMember_403: ErrorBody,
  enableMember_404: ErrorBody,
  enableMember_429: ErrorBody,
  enableMember_500: ErrorBody,
  enableMember_503: ErrorBody,
  getAccount_200: Account,
  getAccount_401: ErrorBody,
  getAccount_403: ErrorBody,
  getAccount_404: ErrorBody,
  getAccount_429: ErrorBody,
  getAccount_500: ErrorBody,
  getAccount_503: ErrorBody,
  getJob_200: JobDetail,
  getJob_401: ErrorBody,
  getJob_403: ErrorBody,
  getJob_404: ErrorBody,
  getJob_429: ErrorBody,
  getJob_500: ErrorBody,
  getJob_503: ErrorBody,
  getJobApplicationForm_200: ApplicationForm,
  getJobApplicationForm_401: ErrorBody,
  getJobApplicationForm_403: ErrorBody,
  getJobApplicationForm_404: ErrorBody,
  getJobApplicationForm_429: ErrorBody,
  getJobApplicationForm_500: ErrorBody,
  getJobApplicationForm_503: ErrorBody,
  listAccounts_200: AccountList,
  listAccounts_401: ErrorBody,
  listAccounts_403: ErrorBody,
  listAccounts_404: ErrorBody,
  listAccounts_429: ErrorBody,
  listAccounts_500: ErrorBody,
  listAccounts_503: ErrorBody,
  listCustomAttributes_200: CustomAttributeList,
  listCustomAttributes_401: ErrorBody,
  listCustomAttributes_403: ErrorBody,
  listCustomAttributes_404: ErrorBody,
  listCustomAttributes_429: ErrorBody,
  listCustomAttributes_500: ErrorBody,
  listCustomAttributes_503: ErrorBody,
  listDisqualificationReasons_200: DisqualificationReasonList,
  listDisqualificationReasons_401: ErrorBody,
  listDisqualificationReasons_403: ErrorBody,
  listDisqualificationReasons_404: ErrorBody,
  listDisqualificationReasons_429: ErrorBody,
  listDisqualificationReasons_500: ErrorBody,
  listDisqualificationReasons_503: ErrorBody,
  listJobCustomAttributes_200: JobCustomAttributeList,
  listJobCustomAttributes_401: ErrorBody,
  listJobCustomAttributes_403: ErrorBody,
  listJobCustomAttributes_404: ErrorBody,
  listJobCustomAttributes_429: ErrorBody,
  listJobCustomAttributes_500: ErrorBody,
  listJobCustomAttributes_503: ErrorBody,
  listJobMembers_200: JobMemberList,
  listJobMembers_401: ErrorBody,
  listJobMembers_403: ErrorBody,
  listJobMembers_404: ErrorBody,
  listJobMembers_429: ErrorBody,
  listJobMembers_500: ErrorBody,
  listJobMembers_503: ErrorBody,
  listJobQuestions_200: QuestionList,
  listJobQuestions_401: ErrorBody,
  listJobQuestions_403: ErrorBody,
  listJobQuestions_404: ErrorBody,
  listJobQuestions_429: ErrorBody,
  listJobQuestions_500: ErrorBody,
  listJobQuestions_503: ErrorBody,
  listJobRecruiters_200: RecruiterList,
  listJobRecruiters_401: ErrorBody,
  listJobRecruiters_403: ErrorBody,
  listJobRecruiters_404: ErrorBody,
  listJobRecruiters_429: ErrorBody,
  listJobRecruiters_500: ErrorBody,
  listJobRecruiters_503: ErrorBody,
  listJobStages_200: StageList,
  listJobStages_401: ErrorBody,
  listJobStages_403: ErrorBody,
  listJobStages_404: ErrorBody,
  listJobStages_429: ErrorBody,
  listJobStages_500: ErrorBody,
  listJobStages_503: ErrorBody,
  listJobs_200: JobPage,
  listJobs_400: ErrorBody,
  listJobs_401: ErrorBody,
  listJobs_403: ErrorBody,
  listJobs_404: ErrorBody,
  listJobs_429: ErrorBody,
  listJobs_500: ErrorBody,
  listJobs_503: ErrorBody,
  listMembers_200: MemberPage,
  listMembers_400: ErrorBody,
  listMembers_401: ErrorBody,
  listMembers_403: ErrorBody,
  listMembers_404: ErrorBody,
  listMembers_429: ErrorBody,
  listMembers_500: ErrorBody,
  listMembers_503: ErrorBody,
  listRecruiters_200: RecruiterList,
  listRecruiters_400: ErrorBody,
  listRecruiters_401: ErrorBody,
  listRecruiters_403: ErrorBody,
  listRecruiters_404: ErrorBody,
  listRecruiters_429: ErrorBody,
  listRecruiters_500: ErrorBody,
  listRecruiters_503: ErrorBody,
  listStages_200: StageList,
  listStages_401: ErrorBody,
  listStages_403: ErrorBody,
  listStages_404: ErrorBody,
  listStages_429: ErrorBody,
  listStages_500: ErrorBody,
  listStages_503: ErrorBody
};
export {
  validators
};
